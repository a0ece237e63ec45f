leben = 3
print("Zisch, Lava!")
leben = leben - 1
print("Leben:", leben)
