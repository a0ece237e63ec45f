# Eine Begrüßung, die sich merkt, was du sagst
name = input("Wie heißt du? ")
alter = input("Wie alt bist du? ")

print(f"Hallo {name}!")
if alter.isdecimal():
    print(f"In zehn Jahren bist du {int(alter) + 10}.")
else:
    print("Dein Alter bleibt dein Geheimnis.")
