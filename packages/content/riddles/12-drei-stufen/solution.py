stufe = 0
while stufe < 3:
    stufe += 1
    print("Stufe", stufe)
print("Oben.")
