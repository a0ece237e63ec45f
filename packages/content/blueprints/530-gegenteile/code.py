gegenteil = {"heiß": "kalt", "groß": "klein", "hell": "dunkel", "satt": "hungrig"}

while True:
    wort = input("Dein Wort, Enter für Schluss: ").strip().lower()
    if wort == "":
        break
    if wort in gegenteil:
        print("Dann sage ich:", gegenteil[wort])
    else:
        neu = input("Kenne ich nicht. Was ist das Gegenteil? ").strip().lower()
        gegenteil[wort] = neu
        gegenteil[neu] = wort

print("Ich kenne jetzt", len(gegenteil), "Wörter.")
