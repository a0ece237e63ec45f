import random

geheim = random.randint(1, 100)
print("Ich denke an eine Zahl von 1 bis 100.")
for versuch in range(1, 8):
    tipp = int(input(f"Versuch {versuch}: "))
    if tipp < geheim:
        print("Meine Zahl ist größer.")
    elif tipp > geheim:
        print("Meine Zahl ist kleiner.")
    else:
        print("Treffer!")
        break
print("Gedacht war die", geheim)
