"""Measures ours and theirs in one run on one core, and prints a line of JSON for each: whose, kind, name, per second.

Other programs are named on the command line, words apart by tabs; each prints such lines itself and inherits the one core. What
cannot be measured is a line too, which says why, and the rest goes on. Ours must work.
"""

import importlib
import json
import os
import subprocess
import sys

import ours


def say(**line):
    print(json.dumps(line), flush=True)


def cannot(name, why):
    say(missing=name, why=" ".join(str(why).split())[-200:])


def run(program):
    name = os.path.basename(program.split("\t")[-1])
    try:
        ran = subprocess.run(program.split("\t"), capture_output=True, text=True)
    except OSError as why:
        return cannot(name, why)
    print(ran.stdout, end="", flush=True)
    if ran.returncode:
        cannot(name, ran.stderr)


def measure_theirs():
    theirs = importlib.import_module("theirs")
    for kind, name, measure in theirs.ROWS:
        try:
            say(whose="theirs", kind=kind, name=name, per_s=measure())
        except Exception as why:  # whatever is wrong with one of them, the others are measured
            cannot(name, f"{type(why).__name__}: {why}")


def main():
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    say(memory=ours.memory())
    for program in sys.argv[1:]:
        run(program)
    for kind, name, measure in ours.ROWS:
        say(whose="ours", kind=kind, name=name, per_s=measure())
    measure_theirs()


if __name__ == "__main__":
    main()
