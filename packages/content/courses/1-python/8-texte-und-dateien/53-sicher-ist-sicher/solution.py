fehlversuche = 0
anzahl = 0
while anzahl == 0:
    try:
        wunsch = int(input("Wie viele Bärchen? "))
        if wunsch < 1:
            print("Zurücknehmen kann ich keine.")
            fehlversuche += 1
        elif wunsch > 10:
            print("So viele klemmen in der Klappe.")
            fehlversuche += 1
        else:
            anzahl = wunsch
    except ValueError:
        print("War das die flache Hand?")
        fehlversuche += 1

print("(°v°) " * anzahl)
print("Ausgegeben:", anzahl)
print("Fehlversuche:", fehlversuche)
