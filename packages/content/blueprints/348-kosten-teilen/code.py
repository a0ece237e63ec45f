bezahlt = {"Byte": 12.00, "Pixel": 4.50, "Fuchs": 0}

gesamt = sum(bezahlt.values())
anteil = gesamt / len(bezahlt)
print(f"Zusammen waren es {gesamt:.2f} Euro, jeder zahlt {anteil:.2f}.")
for name, betrag in bezahlt.items():
    unterschied = betrag - anteil
    if unterschied > 0:
        print(f"{name} bekommt noch {unterschied:.2f} Euro.")
    elif unterschied < 0:
        print(f"{name} zahlt noch {-unterschied:.2f} Euro.")
    else:
        print(name, "ist fertig.")
