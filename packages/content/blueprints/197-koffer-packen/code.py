import random

sachen = ["Zahnbürste", "Taschenlampe", "Teddy", "Socken"]
koffer = []

for runde in range(2):
    neu = random.choice(sachen)
    koffer.append(neu)
    print("Ich packe ein:", neu)
    for ding in koffer:
        antwort = input("Was ist im Koffer? ")
        if antwort != ding:
            print("Nein, das war", ding)
print("Im Koffer:", ", ".join(koffer))
