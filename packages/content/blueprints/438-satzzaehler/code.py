ziel = 3
links = 0
rechts = 0

while max(links, rechts) < ziel or abs(links - rechts) < 2:
    punkt = input("Wer hat den Punkt, l oder r? ")
    if punkt == "l":
        links += 1
    elif punkt == "r":
        rechts += 1
    print(links, "zu", rechts)

if links > rechts:
    print("Satz für links!")
else:
    print("Satz für rechts!")
