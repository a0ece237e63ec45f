import random

fruechte = ["Kirsche", "Zitrone", "Pflaume", "Melone"]
muenzen = 10
for dreh in range(3):
    input(f"Du hast {muenzen} Spielmünzen. Enter zieht den Hebel. ")
    muenzen -= 2
    walzen = random.choices(fruechte, k=3)
    print(" | ".join(walzen))
    if walzen[0] == walzen[1] == walzen[2]:
        muenzen += 12
        print("*** Drei gleiche! ***")
    elif len(set(walzen)) == 2:
        muenzen += 1
        print("Zwei gleiche.")
print("Am Ende hast du noch so viele Münzen:", muenzen)
