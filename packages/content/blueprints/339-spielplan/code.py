import random

teams = ["Füchse", "Igel", "Falken", "Otter"]
spiele = []
for nummer, heim in enumerate(teams):
    for gast in teams[nummer + 1:]:
        spiele.append(f"{heim} gegen {gast}")
random.shuffle(spiele)

minute = 0
for spiel in spiele:
    print(f"{10 + minute // 60}:{minute % 60:02} Uhr  {spiel}")
    minute += 15
print("Zusammen sind das", len(spiele), "Spiele.")
