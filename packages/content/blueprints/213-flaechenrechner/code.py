laenge = float(input("Wie lang ist es in Metern? "))
breite = float(input("Wie breit ist es in Metern? "))

flaeche = laenge * breite
umfang = 2 * (laenge + breite)
print(f"Die Fläche ist {flaeche} Quadratmeter.")
print(f"Der Umfang ist {umfang} Meter.")
