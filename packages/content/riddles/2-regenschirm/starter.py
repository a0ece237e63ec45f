wetter = "Sonne"
if wetter == "Regen" or "Schnee":
    print("Nimm den Schirm mit!")
else:
    print("Lass ihn hängen.")
