def lang_genug(passwort):
    return len(passwort) >= 8


def hat_ziffer(passwort):
    for zeichen in passwort:
        if zeichen in "0123456789":
            return True
    return False


def extra_regel(passwort):
    for tier in ["dackel", "Dackel", "zebra", "Zebra"]:
        if tier in passwort:
            return True
    return False


def ist_sicher(passwort):
    return lang_genug(passwort) and hat_ziffer(passwort) and extra_regel(passwort)


for passwort in ["keks", "keksdose123", "7 nasse Dackel", "Dackel1"]:
    if ist_sicher(passwort):
        print("Die Dose nimmt an:", passwort)
    else:
        print("Die Dose lehnt ab:", passwort)
