a = int(input("Erste Zahl? "))
b = int(input("Mal welche Zahl? "))
meins = int(input("Was hast du heraus? "))

if meins == a * b:
    print("Stimmt! Haken dran.")
else:
    print("Noch nicht. Rechne noch einmal nach.")
