name = input("Wie heißt du? ")
anzahl = int(input("Wie oft soll dein Name kommen? "))

for nummer in range(anzahl):
    print(name)

print("Das war dein Name", anzahl, "Mal.")
