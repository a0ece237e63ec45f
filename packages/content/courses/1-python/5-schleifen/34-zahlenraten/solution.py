import random

# Davor: Sender verstecken, Zähler auf null
sender = random.randint(1, 100)
versuche = 0
print("Krrrk ... irgendwo zwischen 1 und 100 sendet jemand.")

# In jeder Runde: fragen, zählen, vergleichen, antworten
while True:
    tipp = int(input("Frequenz: "))
    versuche += 1
    if tipp < sender:
        print("~" * (sender - tipp), "zu tief")
    elif tipp > sender:
        print("~" * (tipp - sender), "zu hoch")
    else:
        break

# Danach: Botschaft und Urteil
print("Gefunden!")
print()
print("*" * 40)
for zeichen in "RADIO GARAGE":
    print(zeichen, end="  ")
print()
print("Heute Nacht: zwölf Grad und viele Igel.")
print("*" * 40)
print("Versuche:", versuche)
if versuche <= 3:
    print("Urteil: Du hast Antennen statt Ohren.")
elif versuche <= 7:
    print("Urteil: Sehr schlau gesucht.")
else:
    print("Urteil: Immerhin hat das Radio jetzt warme Röhren.")
