"""`python bench/run.py`: the same as `orrery bench`, for whoever looks for it here."""

import sys

from orrery.cli import app

if __name__ == "__main__":
    app(["bench", *sys.argv[1:]], prog_name="orrery")
