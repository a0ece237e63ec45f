import random

kurs = 20.0
geld, aktien = 100.0, 0
for tag in range(1, 6):
    print(f"Tag {tag}: Raketenbau AG steht bei {kurs:.2f}", "*" * int(kurs))
    plan = input(f"{geld:.2f} Euro, {aktien} Aktien: kaufen (k), verkaufen (v), Enter? ")
    if plan == "k" and geld >= kurs:
        geld -= kurs
        aktien += 1
    elif plan == "v" and aktien > 0:
        geld += kurs
        aktien -= 1
    kurs *= random.uniform(0.8, 1.25)
print(f"Dein Vermögen: {geld + aktien * kurs:.2f} Euro (Anfang: 100)")
