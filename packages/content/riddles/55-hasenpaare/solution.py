def paare(m):
    if m < 3:
        return 1
    return paare(m - 1) + paare(m - 2)
print("Paare:", paare(6))
