strecke = float(input("Wie viele Kilometer sind es noch? "))
tempo = float(input("Wie schnell fahrt ihr, in Kilometern pro Stunde? "))

minuten = round(strecke / tempo * 60)
print(f"Es dauert noch {minuten // 60} Stunden und {minuten % 60} Minuten.")
lieder = minuten // 3
print(f"Das sind etwa {lieder} Lieder.")
if minuten > 120:
    print("Zeit genug für eine Pause und ein Eis!")
