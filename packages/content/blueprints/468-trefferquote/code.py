wuerfe = input("Deine Würfe, j oder n: ").lower()

treffer = 0
serie = 0
beste = 0
for wurf in wuerfe:
    if wurf == "j":
        treffer += 1
        serie += 1
        beste = max(beste, serie)
    else:
        serie = 0

if wuerfe:
    print(f"{treffer} von {len(wuerfe)}: {treffer / len(wuerfe) * 100:.0f} %")
    print("Längste Serie:", beste)
