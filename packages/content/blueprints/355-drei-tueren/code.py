import random

schatz = random.randint(1, 3)
monster = random.randint(1, 3)
while monster == schatz:
    monster = random.randint(1, 3)

tuer = int(input("Welche Tür öffnest du: 1, 2 oder 3? "))
if tuer == schatz:
    print("Gold, überall Gold!")
elif tuer == monster:
    print("Grrr! Ein Monster springt heraus.")
else:
    print("Ein leeres Zimmer. Glück gehabt.")
print("Der Schatz war hinter Tür", schatz)
