# Zuerst soll der Roboter sagen: Hallo, Welt!
# Was sagt er danach? Denk dir eigene Sätze aus.
print("Krrrk ... bzzz ...")
