def bonus(sterne):
    print(sterne * 5)
punkte = 50 + bonus(2)
print("Punkte:", punkte)
