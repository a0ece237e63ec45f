buecher = {"Drachenbuch": "", "Wolkenbuch": "Byte", "Sternatlas": ""}
while True:
    wahl = input("Ausleihen (a), zurückgeben (z), Ende mit Enter: ")
    if wahl not in ("a", "z"):
        break
    titel = input("Welches Buch? ")
    if titel not in buecher:
        print("Das haben wir nicht.")
    elif wahl == "z":
        buecher[titel] = ""
        print("Danke! Es steht wieder im Regal.")
    elif buecher[titel]:
        print("Das hat gerade", buecher[titel])
    else:
        buecher[titel] = input("Wer leiht es aus? ")
for titel, wer in buecher.items():
    print(f"{titel:14}", wer or "steht im Regal")
