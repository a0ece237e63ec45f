wartezimmer = [(3, "Hamster mit Schnupfen"), (1, "Hund mit Pfote im Zaun")]
wartezimmer.append((2, "Katze, die nichts frisst"))

while wartezimmer:
    wartezimmer.sort()
    stufe, patient = wartezimmer.pop(0)
    if stufe == 1:
        print("Notfall!")
    print("Bitte hereinkommen:", patient)
    print("Es warten noch", len(wartezimmer))
    if wartezimmer:
        input("Enter, wenn das Tier versorgt ist: ")
