# Frag nach mindestens vier Wörtern, ohne die Geschichte zu verraten.
# Danach erzählst du sie, mit einer Antwort in jeder Lücke.
tier = input("Ein Tier mit der, die oder das: ")
print(f"Es war einmal {tier}.")
