import random

geheim = random.choice(["wolke", "tiger", "pirat", "blume", "honig"])
print("Errate das Wort mit fünf Buchstaben.")
for versuch in range(1, 7):
    tipp = input(f"Versuch {versuch}: ").strip().lower()
    if len(tipp) != 5:
        print("Es müssen genau fünf Buchstaben sein.")
        continue
    hinweis = ""
    for stelle in range(5):
        if tipp[stelle] == geheim[stelle]:
            hinweis += tipp[stelle].upper()
        elif tipp[stelle] in geheim:
            hinweis += tipp[stelle]
        else:
            hinweis += "_"
    print(hinweis)
    if tipp == geheim:
        print("Erraten!")
        break
print("Das Wort war:", geheim)
