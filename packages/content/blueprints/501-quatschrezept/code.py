import random

mengen = ["drei Löffel", "ein Eimer", "eine Prise", "siebzehn Gramm"]
zutaten = ["Drachenschuppen", "Gummistiefel", "Kellerstaub", "saure Socken", "Mondkäse"]
handgriffe = ["Dreimal anbrüllen.", "Rückwärts umrühren.", "Bis Dienstag ziehen lassen."]

print("Pizza Grauen")
for zutat in random.sample(zutaten, 3):
    print("-", random.choice(mengen), zutat)
print("Dann:", random.choice(handgriffe))
print("Guten Appetit, falls du dich traust!")
