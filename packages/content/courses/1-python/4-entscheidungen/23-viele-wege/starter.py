# Fast alles ist hier Stufe 3. Bring die Zweige in die richtige Reihenfolge.
# Ergänze dann Stufe 4 und schreib deine eigenen Warnungen.
scoville = int(input("Wie viele Scoville hat die Soße? "))
if scoville < 100000:
    print("Stufe 3")
elif scoville < 10000:
    print("Stufe 2")
elif scoville < 100:
    print("Stufe 1")
