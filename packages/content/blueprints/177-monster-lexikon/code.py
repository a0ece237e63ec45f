lexikon = {
    "Funkel": {"typ": "Feuer", "kraft": 40},
    "Tröpfchen": {"typ": "Wasser", "kraft": 35},
    "Sprössling": {"typ": "Pflanze", "kraft": 30},
}

print("Bekannt sind:", ", ".join(lexikon))
name = input("Welches Monster? ")
if name in lexikon:
    monster = lexikon[name]
    print(f"{name}: Typ {monster['typ']}, Kraft {monster['kraft']}")
else:
    print("Das ist noch unentdeckt.")
