tafel = {
    "a": "▲", "e": "●", "h": "■", "i": "|", "l": "◆",
    "n": "~", "o": "○", "r": "+", "s": "*", "t": "†",
}
text = input("Was soll in Zeichen stehen? ").lower()
geheim = ""
for buchstabe in text:
    geheim += tafel.get(buchstabe, buchstabe)
print(geheim)

lesbar = geheim
for buchstabe, zeichen in tafel.items():
    lesbar = lesbar.replace(zeichen, buchstabe)
print("Mit der Tafel liest man:", lesbar)
