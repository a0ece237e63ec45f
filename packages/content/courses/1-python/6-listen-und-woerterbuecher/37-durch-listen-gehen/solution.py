schrecken = ["Spinne", "Zahnarzt", "kalte Nudeln", "Blockflöte", "Montag"]
angst = input("Wovor fürchtest du dich? ")
if angst in schrecken:
    print(f"Warnung: {angst} steht auf dem Fahrplan. Halt die Decke bereit.")
else:
    print("Dann kann dir hier nichts passieren. Fast nichts.")
print("Der Wagen ruckelt los.")
for nummer in range(len(schrecken)):
    print(f"Station {nummer + 1}: {schrecken[nummer]}")
    print("   Hu" + "u" * (nummer * 3) + "!")
print("Ausgang. Bitte alle Arme und Beine mitnehmen.")
