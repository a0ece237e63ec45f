import random

lieder = ["Regenlied", "Roboter-Rap", "Sommerhit", "Schlaflied", "Trommelstück"]

random.shuffle(lieder)
print("Heute läuft:")
nummer = 1
for lied in lieder:
    print(f"{nummer}. {lied}")
    nummer += 1
