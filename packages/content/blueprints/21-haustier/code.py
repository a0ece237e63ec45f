hunger = 4
laune = 5
print("In deinem Schuhkarton wohnt ab heute ein Flausch.")
for tag in range(1, 6):
    print()
    print(f"Tag {tag}  Hunger: {'#' * hunger}  Laune: {'*' * laune}")
    tat = input("füttern oder spielen? ").strip().lower()
    if tat == "füttern":
        print("Mampf! Mampf!")
        hunger -= 3
    elif tat == "spielen":
        print("Er hüpft im Kreis!")
        laune += 2
    else:
        print("Er legt den Kopf schief.")
    hunger += 2
    laune -= 1

if hunger < 7 and laune > 3:
    print("Der Flausch schnurrt und will bei dir bleiben.")
else:
    print("Der Flausch dreht dir den Rücken zu. Morgen wird es besser.")
