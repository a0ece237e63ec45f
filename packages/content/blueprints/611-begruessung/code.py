name = input("Wie heißt du? ")
print(f"Hallo, {name}! Schön, dass du da bist.")

alter = int(input("Und wie alt bist du? "))
print(f"In fünf Jahren bist du {alter + 5}.")
print("Bis bald,", name)
