print("Hallo, Welt!")
print("Ich heiße Schraube 7.")
print("Ich wünsche mir eine Steckdose mit Aussicht.")
