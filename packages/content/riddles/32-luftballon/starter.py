luft = 0
while luft < 4:
    print("Pffft")
    luft = 1
print("Voll!")
