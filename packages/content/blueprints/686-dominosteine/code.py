import time

steine = 12
for gefallen in range(steine + 1):
    print("_" * gefallen + "|" * (steine - gefallen))
    time.sleep(0.1)
print("Alle umgefallen!")
