grade = {"weiß": 9, "gelb": 7, "orange": 5, "grün": 3, "blau": 2, "braun": 1}

farbe = input("Welche Farbe hat der Gürtel? ").strip().lower()
if farbe in grade:
    print(f"{farbe}: {grade[farbe]}. Kyu")
elif farbe == "schwarz":
    print("Das ist ein Meistergrad, ein Dan!")
else:
    print("Diese Farbe kenne ich noch nicht.")
print("Ich kenne:", ", ".join(grade))
