import time

woerter = ["Fahrrad", "vielleicht", "Schmetterling"]
falsch = []

for wort in woerter:
    print("Merk dir:", wort)
    time.sleep(2)
    print("\n" * 40)
    antwort = input("Schreib das Wort: ").strip()
    if antwort == wort:
        print("Richtig geschrieben!")
    else:
        print("So ist es richtig:", wort)
        falsch.append(wort)

print("Noch üben:", ", ".join(falsch))
