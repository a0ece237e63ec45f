# Reiß nicht eine Tüte auf, sondern 1000.
# Zähl die Glitzerkarten (Stärke 10) und sammle alle Stärken.
import random

staerke = random.randint(1, 10)
print("Stärke:", staerke)
