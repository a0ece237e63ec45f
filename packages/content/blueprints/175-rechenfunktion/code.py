def addiere(erste, zweite):
    summe = erste + zweite
    return summe

eins = int(input("Erste Zahl: "))
zwei = int(input("Zweite Zahl: "))
ergebnis = addiere(eins, zwei)
print(f"{eins} + {zwei} = {ergebnis}")
