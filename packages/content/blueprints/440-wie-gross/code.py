mutter = int(input("Wie groß ist deine Mutter in cm? "))
vater = int(input("Wie groß ist dein Vater in cm? "))
antwort = input("Junge oder Mädchen? j oder m: ")

mitte = (mutter + vater) / 2
if antwort == "j":
    schaetzung = mitte + 6.5
else:
    schaetzung = mitte - 6.5

print(f"Vielleicht wirst du etwa {schaetzung:.0f} cm groß.")
print(f"Alles von {schaetzung - 8:.0f} bis {schaetzung + 8:.0f} cm ist gut möglich.")
