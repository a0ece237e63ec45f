toaster = "Brumm! Krümel in Sicht."
staubsauger = "Ping! Dein Toast ist fertig."

# Erst retten, dann überschreiben
ablage = toaster
toaster = staubsauger
staubsauger = ablage

print("Der Toaster sagt:", toaster)
print("Der Staubsauger sagt:", staubsauger)

# Der Streit geht los
staubsauger = "Du krümelst mit Absicht."
print("Der Staubsauger sagt:", staubsauger)
toaster = "Ich nenne es Deko."
print("Der Toaster sagt:", toaster)
