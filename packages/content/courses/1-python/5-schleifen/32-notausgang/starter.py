# Der Bot hört nur einen Satz lang zu. Lass ihn plaudern, bis jemand ende tippt.
# Leere Sätze zählen nicht. Am Ende sagt er, wie viele Sätze es waren.
saetze = 0
satz = input("Du: ")
print("Bot: Aha. Und dann?")
