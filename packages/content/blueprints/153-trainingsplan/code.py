import random

uebungen = ["Hampelmann", "Kniebeuge", "auf einem Bein stehen", "Seil springen"]

print("Dein Training heute:")
for runde in range(3):
    uebung = random.choice(uebungen)
    anzahl = random.randint(5, 15)
    print(f"{runde + 1}. {anzahl}-mal: {uebung}")
print("Trink danach einen Schluck Wasser.")
