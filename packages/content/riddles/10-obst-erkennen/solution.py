obst = {"Kirsche": 8, "Apfel": 160}
neu = 150
def abstand(name):
    return abs(obst[name] - neu)
print(min(obst, key=abstand))
