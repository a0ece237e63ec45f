def verschiebe(text, weite):
    ergebnis = ""
    for zeichen in text:
        if "a" <= zeichen <= "z":
            stelle = (ord(zeichen) - 97 + weite) % 26
            ergebnis += chr(stelle + 97)
        else:
            ergebnis += zeichen
    return ergebnis

geheim = input("Der Geheimtext? ").lower()
bekannt = ["du", "ich", "und", "der", "ist"]
for weite in range(1, 26):
    versuch = verschiebe(geheim, weite)
    treffer = any(wort in bekannt for wort in versuch.split())
    print(weite, versuch, "<-- das könnte es sein!" if treffer else "")
