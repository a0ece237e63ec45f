import random

topf = []
while True:
    vorschlag = input("Dein Vorschlag, Enter für Schluss: ").strip()
    if vorschlag == "":
        break
    topf.append(vorschlag)

if topf:
    gezogen = random.choice(topf)
    topf.remove(gezogen)
    print("Heute gibt es:", gezogen)
    print("Im Topf bleiben:", ", ".join(topf))
