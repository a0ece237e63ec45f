wetter = "Sonne"
if wetter in ["Regen", "Schnee"]:
    print("Nimm den Schirm mit!")
else:
    print("Lass ihn hängen.")
