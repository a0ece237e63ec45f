zeilen = {
    "a": "Albern, wenn es sein muss",
    "m": "Mutig wie ein Löwe",
    "o": "Ohne dich wär alles grau",
    "p": "Pfannkuchen gelingen dir immer",
}

name = input("Für wen ist das Gedicht? ").strip().lower()
print()
for buchstabe in name:
    print(zeilen.get(buchstabe, buchstabe.upper() + " ..."))
