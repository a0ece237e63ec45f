seiten = int(input("Wie viele Seiten hat das Buch? "))
gelesen = int(input("Wie viele hast du schon gelesen? "))
tage = int(input("In wie vielen Tagen willst du fertig sein? "))

rest = seiten - gelesen
pro_tag = -(-rest // tage)
print("Es fehlen noch", rest, "Seiten.")
print("Lies jeden Tag", pro_tag, "Seiten.")
print("Das dauert ungefähr", pro_tag * 2, "Minuten am Tag.")
balken = gelesen * 20 // seiten
print("[" + "#" * balken + "." * (20 - balken) + "]")
