print("Denk dir eine Zahl. Verrate sie niemandem!")
print("Nimm sie mal zwei und zähl 10 dazu.")
ergebnis = int(input("Was kommt heraus? "))

gedacht = (ergebnis - 10) // 2
print("Ich schließe die Augen und sehe sie vor mir ...")
print("Deine Zahl ist die", gedacht)
