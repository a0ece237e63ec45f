eltern = {
    "Kind": ["Mama", "Papa"],
    "Mama": ["Oma", "Opa"],
    "Papa": ["Großmutter", "Großvater"],
}

def zeige(wer, tiefe):
    print("  " * tiefe + wer)
    for vorfahr in eltern.get(wer, []):
        zeige(vorfahr, tiefe + 1)

zeige(input("Wessen Vorfahren? "), 0)
