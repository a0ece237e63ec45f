erster = 4
zweiter = 6
schnitt = erster + zweiter / 2
print("Im Schnitt", schnitt, "Meter")
