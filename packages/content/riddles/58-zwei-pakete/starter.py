erstes = 3
zweites = 4
zusammen = str(erstes) + str(zweites)
print(zusammen, "Kilo")
