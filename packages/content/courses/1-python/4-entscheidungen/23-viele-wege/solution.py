scoville = int(input("Wie viele Scoville hat die Soße? "))
if scoville < 100:
    print("Stufe 1: Das kann auch Oma essen.")
elif scoville < 10000:
    print("Stufe 2: Es kribbelt. Brot hilft.")
elif scoville < 100000:
    print("Stufe 3: Nur mit einem Glas Milch in der Hand.")
else:
    print("Stufe 4: Bitte hinter die Absperrung treten.")
    print("Der Gartenschlauch liegt links.")
