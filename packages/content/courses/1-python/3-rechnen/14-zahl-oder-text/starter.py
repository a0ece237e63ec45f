# Repariere die Zeitmaschine: 11 Jahre und 30 Jahre sind nicht 1130.
# Druck danach die Fahrkarte und bau etwas Eigenes ein.
alter = input("Wie alt bist du? ")
sprung = input("Wie viele Jahre willst du springen? ")
print("Du bist dann", alter + sprung, "Jahre alt.")
