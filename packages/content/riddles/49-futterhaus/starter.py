besuch = {"Meise": 0, "Spatz": 0}
gesehen = ["Meise", "Spatz", "Meise"]
for vogel in gesehen:
    besuch[vogel] = 1
print(besuch)
