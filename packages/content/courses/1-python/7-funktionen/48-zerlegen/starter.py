# Schreib hat_ziffer und deine eigene Regel namens extra_regel.
# Danach soll ist_sicher alle drei Regeln befragen.
def lang_genug(passwort):
    return len(passwort) >= 8


def ist_sicher(passwort):
    return lang_genug(passwort)


for passwort in ["keks", "keksdose", "7 nasse Dackel"]:
    print(passwort, "->", ist_sicher(passwort))
