tafel = {
    "b": "Bravo", "e": "Echo", "i": "India", "l": "Lima",
    "p": "Papa", "t": "Tango", "x": "X-Ray", "y": "Yankee",
}
wort = input("Welches Wort funkst du? ").lower()
for buchstabe in wort:
    print(buchstabe.upper(), "wie", tafel.get(buchstabe, "?"))
print("Ende und aus.")
