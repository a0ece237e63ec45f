# Warne vor der Fahrt, wenn die Angst in der Liste steht.
# Fahr dann mit einer Schleife durch mindestens fünf Stationen.
schrecken = ["Spinne", "Zahnarzt", "kalte Nudeln"]
angst = input("Wovor fürchtest du dich? ")
print("Der Wagen ruckelt los.")
print("Station 1:", schrecken[0])
