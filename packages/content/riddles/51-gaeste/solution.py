for gast in ["Oma", "Byte", "Pixel"]:
    print("Die Tür geht auf.")
    print("Hallo,", gast)
print("Jetzt gibt es Kuchen.")
