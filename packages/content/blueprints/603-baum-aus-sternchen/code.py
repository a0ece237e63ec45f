hoehe = int(input("Wie hoch soll der Baum sein? "))

for zeile in range(hoehe):
    luft = " " * (hoehe - zeile - 1)
    sterne = "*" * (2 * zeile + 1)
    print(luft + sterne)

print(" " * (hoehe - 1) + "|")
