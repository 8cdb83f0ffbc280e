"""Measures ours and theirs in one run on one core, and prints a line of JSON for each: kind, name, per second.

Other programs are named on the command line; each prints such lines itself and inherits the one core.
"""

import json
import os
import subprocess
import sys

import ours
import theirs


def main():
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for program in sys.argv[1:]:
        ran = subprocess.run(program.split("\t"), capture_output=True, text=True)
        if ran.returncode:
            sys.exit(f"{program!r} failed:\n{ran.stderr}")
        print(ran.stdout, end="", flush=True)
    for whose, rows in (("ours", ours.ROWS), ("theirs", theirs.ROWS)):
        for kind, name, measure in rows:
            print(json.dumps({"whose": whose, "kind": kind, "name": name, "per_s": measure()}), flush=True)


if __name__ == "__main__":
    main()
