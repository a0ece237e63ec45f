# Bau hier deine Quizshow: mindestens drei Fragen, Punkte und ein Rang.
# Misch die Lösungen, damit a, b und c alle einmal richtig sind.
punkte = 0
print("Willkommen zum Garagen-Quiz!")
print()
print("Frage 1: Wie viele Bits hat ein Byte?")
antwort = input("a) 1, b) 8 oder c) 1000? ")

print("Punkte:", punkte)
