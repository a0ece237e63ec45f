# Diese Wechselstube ruft nur. Lass sie liefern.
# Dann kommen sticker_zu_murmeln, quittung und das angebot dazu.
def comics_zu_stickern(comics):
    print(comics * 5)


comics_zu_stickern(3)
