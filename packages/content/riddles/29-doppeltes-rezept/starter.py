def verdopple(menge):
    menge * 2
eier = verdopple(4)
print("Nimm", eier, "Eier.")
