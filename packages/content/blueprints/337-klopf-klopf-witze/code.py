witze = [
    ("Kaktus", "Kaktus mir mal die Tür auf?"),
    ("Eis", "Eis kalt hier draußen!"),
]
for name, pointe in witze:
    print("Klopf, klopf!")
    input("Du: ")
    print(name + ".")
    input("Du: ")
    print(pointe)
    print("Hihi!")
