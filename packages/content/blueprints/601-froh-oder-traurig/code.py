froh = ["toll", "super", "schön", "freue", "gelacht", "lustig"]
traurig = ["traurig", "allein", "weine", "schade", "kaputt", "doof"]

satz = input("Schreib einen Satz: ").lower()
gut = 0
schlecht = 0
for wort in satz.split():
    if wort in froh:
        gut += 1
    if wort in traurig:
        schlecht += 1

if gut > schlecht:
    print("Das klingt fröhlich.")
elif schlecht > gut:
    print("Das klingt traurig.")
else:
    print("Das kann ich nicht sagen.")
