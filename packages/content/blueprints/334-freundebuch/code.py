fragen = ["Dein Spitzname", "Deine Lieblingsfarbe", "Dein Lieblingsessen"]
seite = {}
for frage in fragen:
    seite[frage] = input(frage + "? ")

print()
print("*" * 40)
for frage, antwort in seite.items():
    print(f"*  {frage:22}{antwort}")
print("*" * 40)
