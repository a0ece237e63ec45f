text = "Der Hamster ist weg!"
laut = text.upper()
print("Achtung, Durchsage:")
print(laut)
