stueck = [
    ("Hase", "Wer hat meine Möhre gegessen?"),
    ("Fuchs", "Ich war es nicht!"),
    ("Hase", "Und was hängt da an deiner Nase?"),
]
ich = "Fuchs"

for rolle, satz in stueck:
    if rolle == ich:
        gesagt = input("Du bist dran: ")
        print("Im Buch steht:", satz)
    else:
        print(f"{rolle}: {satz}")
print("Applaus!")
