# Tausch die beiden Stimmen mit einer dritten Variablen namens ablage.
# Danach lernt eines der Geräte einen neuen Satz.
toaster = "Brumm! Krümel in Sicht."
staubsauger = "Ping! Dein Toast ist fertig."

print("Der Toaster sagt:", toaster)
print("Der Staubsauger sagt:", staubsauger)
