import random
import time

print("Finger auf die Enter-Taste! Drück sie bei JETZT.")
time.sleep(random.randint(2, 6))
start = time.perf_counter()
input("JETZT! ")
sekunden = round(time.perf_counter() - start, 2)

print("Deine Zeit:", sekunden, "Sekunden")
if sekunden < 0.3:
    print("Schnell wie ein Gecko!")
elif sekunden < 0.6:
    print("Gut aufgepasst.")
else:
    print("Bist du schon wach?")
