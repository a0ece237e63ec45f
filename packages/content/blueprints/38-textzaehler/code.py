text = """Zwölf zahme Zeltplatzzwerge zersägen zehn Zitronen.
Zehn zersägte Zitronen zanken zornig zurück."""

woerter = text.split()
print("Zeichen:", len(text))
print("Wörter:", len(woerter))
print("Längstes Wort:", max(woerter, key=len))
print()

anzahl = {}
for zeichen in text.lower():
    if zeichen.isalpha():
        anzahl[zeichen] = anzahl.get(zeichen, 0) + 1

for buchstabe in sorted(anzahl):
    print(f"{buchstabe} {anzahl[buchstabe]:3}", "#" * anzahl[buchstabe])
