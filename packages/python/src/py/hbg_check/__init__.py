"""Judges a learner's program by the functions of a unit's check.py: goal_1(run), goal_2(run) …"""
