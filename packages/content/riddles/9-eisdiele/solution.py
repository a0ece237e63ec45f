preise = {"Vanille": 1, "Zitrone": 2}
sorte = "Zitrone"
print("Eine Kugel", sorte)
print("kostet", preise[sorte], "Euro.")
