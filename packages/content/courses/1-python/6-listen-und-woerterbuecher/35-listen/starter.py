# Füll den Automaten mit mindestens fünf Dingen und lass die Taste entscheiden.
# Sag auch, wie viele Fächer es gibt und was im letzten liegt.
faecher = ["Keks", "Apfelring", "Salzstange"]
taste = int(input("Welche Taste? "))
print("Auswurf:", faecher[0])
