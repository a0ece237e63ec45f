jahr = int(input("Welches Jahr? "))

if jahr % 4 == 0 and (jahr % 100 != 0 or jahr % 400 == 0):
    print(jahr, "ist ein Schaltjahr, der Februar hat 29 Tage.")
else:
    print(jahr, "ist kein Schaltjahr.")

naechstes = jahr + 1
while not (naechstes % 4 == 0 and (naechstes % 100 != 0 or naechstes % 400 == 0)):
    naechstes += 1
print("Das nächste ist", naechstes)
