preise = {"Vanille": 1, "Zitrone": 2}
sorte = "zitrone"
print("Eine Kugel", sorte)
print("kostet", preise[sorte], "Euro.")
