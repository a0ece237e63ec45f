stock = 5
for stock in range(3):
    print("Rrring!")
print("Komm in Stock", stock)
