erstes = 3
zweites = 4
zusammen = erstes + zweites
print(zusammen, "Kilo")
