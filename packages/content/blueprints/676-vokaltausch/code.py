vokale = "aeiou"
text = input("Dein Satz: ").lower()

for vokal in vokale:
    satz = ""
    for zeichen in text:
        if zeichen in vokale:
            satz += vokal
        else:
            satz += zeichen
    print(satz)
