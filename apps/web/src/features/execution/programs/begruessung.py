# Eine Begrüßung, die sich merkt, was du sagst
name = input("Wie heißt du? ")
alter = int(input("Wie alt bist du? "))

print(f"Hallo {name}!")
print(f"In zehn Jahren bist du {alter + 10}.")
