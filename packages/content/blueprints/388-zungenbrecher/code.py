import random

woerter = {
    "f": [["Freche", "Flinke"], ["Füchse", "Fliegen"], ["fangen", "finden"], ["Flöhe.", "Fische."]],
    "k": [["Kleine", "Kluge"], ["Käfer", "Kinder"], ["kauen", "kitzeln"], ["Kohl.", "Kamele."]],
}
buchstabe = input("Welcher Buchstabe: f oder k? ")
satz = []
for auswahl in woerter.get(buchstabe, woerter["f"]):
    satz.append(random.choice(auswahl))
print(" ".join(satz))
print("Und jetzt dreimal ganz schnell!")
