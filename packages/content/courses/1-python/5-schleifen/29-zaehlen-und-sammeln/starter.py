# Reiß nicht eine Tüte auf, sondern so viele, wie getippt wurden.
# Zähl die Glitzerkarten (Stärke 10) und sammle alle Stärken.
import random

anzahl = int(input("Wie viele Tüten? "))
staerke = random.randint(1, 10)
print("Stärke:", staerke)
