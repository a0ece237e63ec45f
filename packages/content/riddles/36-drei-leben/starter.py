leben = 3
print("Zisch, Lava!")
leben - 1
print("Leben:", leben)
