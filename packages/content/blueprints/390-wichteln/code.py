import random

namen = ["Byte", "Pixel", "Falke", "Blitz"]
verboten = [("Falke", "Blitz"), ("Blitz", "Falke")]

def passt(paare):
    for paar in paare:
        if paar[0] == paar[1] or paar in verboten:
            return False
    return True

ziehung = namen.copy()
paare = list(zip(namen, ziehung))
while not passt(paare):
    random.shuffle(ziehung)
    paare = list(zip(namen, ziehung))

for schenkt, bekommt in paare:
    print(schenkt, "beschenkt", bekommt)
