def verdopple(menge):
    return menge * 2
eier = verdopple(4)
print("Nimm", eier, "Eier.")
