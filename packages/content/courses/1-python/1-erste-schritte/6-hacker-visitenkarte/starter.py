# Bau hier deine Karte: Rahmen, Hackername und drei Fakten.
# Drück nach jedem kleinen Schritt auf Run.
print("Hier entsteht eine Visitenkarte.")
