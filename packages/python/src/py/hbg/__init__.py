"""The side of the runtime that is written in Python: runs a learner's program and reports on it."""
