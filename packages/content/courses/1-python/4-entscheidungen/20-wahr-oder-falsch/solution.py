gesagt = int(input("Wie viele Meter Klebeband hast du verbraucht? "))
gefehlt = 50 - 38
print("Auf der Rolle fehlen", gefehlt, "Meter.")

wahrheit = gesagt == gefehlt
untertrieben = gesagt < gefehlt
print("Wahrheit:", wahrheit)
print("Untertrieben:", untertrieben)

# Mehr als die ganze Rolle geht nicht.
print("Unmöglich:", gesagt > 50)
print("Finger im Spiel:", gesagt != 0)
