# Frag auch nach den Sekunden und rechne das Tempo in km/h aus.
# Vergleich es dann mit einem Gegner deiner Wahl.
gegner = 44.7  # der schnellste Mensch, der je gemessen wurde
strecke = float(input("Wie viele Meter? "))
print("Gemessene Strecke:", strecke, "Meter")
