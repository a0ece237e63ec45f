# Pantoffel-Weitwurf, in Metern
werte = [8.1, 12.35, 3.2, 10.9, 11.4, 0.6]
nachzuegler = float(input("Wie weit wirft der Nachzügler? "))
werte.append(nachzuegler)
print("Größter Wert:", max(werte))
print("Kleinster Wert:", min(werte))
print("(Da hing noch ein Fuß im Pantoffel.)")
print("Durchschnitt:", round(sum(werte) / len(werte), 2))

podest = sorted(werte, reverse=True)
for platz in range(3):
    print(f"{platz + 1}. Platz: {podest[platz]}")
print("Die Jury gratuliert und sucht jetzt den Pantoffel.")
