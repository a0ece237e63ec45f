anziehung = {"Mond": 0.17, "Mars": 0.38, "Erde": 1, "Saturn": 1.07, "Jupiter": 2.53}
kilo = float(input("Wie schwer ist dein Ranzen oder dein Hund in Kilo? "))
sprung = 0.4

for ort, faktor in anziehung.items():
    waage = round(kilo * faktor, 1)
    hoch = round(sprung / faktor, 1)
    print(f"{ort:8} Waage: {waage:6} kg   Sprung: {hoch} m")
