# Knurps soll sich nur melden, wenn es einen Grund gibt.
# Hunger größer als 7: Knurr. Laune höchstens 3: Schmoll. Dann kommt deine Idee.
hunger = int(input("Hunger von 0 bis 10? "))
laune = int(input("Laune von 0 bis 10? "))
print("Knurr! Schmoll! Knurr! Schmoll!")
print("Der Deckel klappt zu.")
