# Bau das Sparschwein: erst die Fragen, dann die Rechnung, dann dein Extra.
# Starte nach jedem Schritt und vergleich mit deinem Zettel.
wunsch = input("Was wünschst du dir? ")
print("Oink! Wunsch notiert:", wunsch)
