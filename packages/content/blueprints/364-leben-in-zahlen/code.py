alter = int(input("Wie alt bist du? "))
tage = alter * 365

print(f"Du lebst seit etwa {tage} Tagen.")
print(f"Das sind {tage * 24 * 60 * 60} Sekunden.")
print(f"Dein Herz hat etwa {tage * 24 * 60 * 80} Mal geschlagen.")
print(f"Verschlafen hast du davon {tage * 10 // 24} Tage.")
print(f"Gelacht hast du ungefähr {tage * 30} Mal.")
