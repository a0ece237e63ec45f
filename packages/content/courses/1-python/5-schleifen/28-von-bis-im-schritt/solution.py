print("Konfettikanone, Modell Regenrohr")
for fuellung in range(0, 101, 20):
    print("Füllung:", fuellung, "Prozent")

print("Achtung, Oma kommt!")
for sekunde in range(10, 0, -1):
    print(sekunde)
print("Bumm! Alles voller Konfetti.")

for jahre in range(10, 71, 10):
    print("Ein Tusch für", jahre, "Jahre Oma!")
