gezaehlt = {"a": 0, "b": 0}
richtig = 0

for runde in range(5):
    tipp = "a"
    if gezaehlt["b"] > gezaehlt["a"]:
        tipp = "b"
    zug = input("a oder b? ")
    if zug == tipp:
        richtig += 1
        print("Das wusste ich.")
    gezaehlt[zug] = gezaehlt.get(zug, 0) + 1

print(f"{richtig} von 5 habe ich vorher gewusst.")
