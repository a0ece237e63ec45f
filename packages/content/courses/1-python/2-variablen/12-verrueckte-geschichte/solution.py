# Alle Wörter einsammeln
ort = input("Ein Ort mit im, in der oder auf: ")
sache = input("Etwas Ekliges, ohne Artikel: ")
name = input("Ein Name für ein Haustier: ")
geraeusch = input("Ein Geräusch: ")
zahl = input("Eine Zahl über hundert: ")

# Titel
print()
print("*" * 28)
print(f"  {name} UND DER KÖNIG")
print("*" * 28)

# Anfang und Mitte
print(f"Der König saß seit {zahl} Tagen {ort} fest.")
print(f"Zu essen gab es nur {sache}, morgens und abends.")
print(f"Da machte es vor der Tür {geraeusch}.")
input("Drück die Eingabetaste, wenn du die Tür öffnest. ")

# Ende, mit alten Bekannten
print(f"Draußen stand {name} mit einem Teller.")
print(f"Darauf lag, hübsch angerichtet: {sache}.")
print(f"{geraeusch}, machte der König und fiel vom Stuhl.")
