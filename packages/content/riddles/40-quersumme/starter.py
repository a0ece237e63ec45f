def quersumme(zahl):
    if zahl == 0:
        return 0
    letzte = zahl % 10
    rest = zahl / 10
    return letzte + quersumme(rest)
print("Quersumme:", quersumme(472))
