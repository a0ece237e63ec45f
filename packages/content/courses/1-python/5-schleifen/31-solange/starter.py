# Pump so lange, bis der Ballon platzt, und zähl die Runden.
# Wie viel er aushält, weiß nur der Zufall.
import random

grenze = random.randint(10, 20)
luft = 0
stoesse = int(input("Wie viele Pumpstöße? "))
luft += stoesse
print("Luft:", luft)
