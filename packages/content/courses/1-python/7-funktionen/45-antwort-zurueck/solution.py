def comics_zu_stickern(comics):
    return comics * 5


def sticker_zu_murmeln(sticker):
    return sticker * 3


def quittung(name, murmeln):
    return f"{name} bekommt {murmeln} Murmeln. Kein Umtausch bei Regen."


alle_sticker = comics_zu_stickern(3) + 5
angebot = sticker_zu_murmeln(alle_sticker)
print(quittung("Pixel", angebot))
