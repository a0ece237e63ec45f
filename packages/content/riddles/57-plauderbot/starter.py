satz = "HALLO Computer"
klein = satz.strip()
if "hallo" in klein:
    print("Hallo, da bist du ja!")
else:
    print("Wie bitte?")
