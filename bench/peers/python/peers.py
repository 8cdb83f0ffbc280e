"""Measures ours and theirs in one run on one core, and prints a line of JSON for each: whose, kind, name, per second.

Other programs are named on the command line, words apart by tabs, the first being what they are called; each prints such lines
itself and inherits the one core. What cannot be measured is a line too, which says why, and the rest goes on. Of ours nothing may
fail but an import of what is not ours.
"""

import json
import os
import subprocess
import sys

import ours
import theirs


def say(**line):
    print(json.dumps(line), flush=True)


def cannot(name, why):
    say(missing=name, why=" ".join(str(why).split())[-200:])


def run(program):
    name, *words = program.split("\t")
    try:
        ran = subprocess.run(words, capture_output=True, text=True)
    except OSError as why:
        return cannot(name, why)
    print(ran.stdout, end="", flush=True)
    if ran.returncode:
        errors = [line for line in ran.stderr.splitlines() if "rror" in line]
        cannot(name, errors[0] if errors else ran.stderr)


def measure(whose, rows, forgiven):
    for kind, name, rate in rows:
        try:
            say(whose=whose, kind=kind, name=name, per_s=rate())
        except forgiven as why:
            cannot(name, f"{type(why).__name__}: {why}")


def main():
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    say(memory=ours.memory())
    for program in sys.argv[1:]:
        run(program)
    measure("ours", ours.ROWS, ImportError)
    measure("theirs", theirs.ROWS, Exception)


if __name__ == "__main__":
    main()
