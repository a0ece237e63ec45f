stock = 5
for runde in range(3):
    print("Rrring!")
print("Komm in Stock", stock)
