import time

etage = 0
ziel = int(input("In welches Stockwerk (1 bis 9)? "))

print("Die Tür geht zu.")
for etage in range(1, ziel + 1):
    print(f"[{etage}] ▲")
    time.sleep(0.3)
print(f"Stockwerk {etage}. Die Tür geht auf.")
