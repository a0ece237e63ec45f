punkte = 35
if punkte >= 10:
    print("Bronze")
elif punkte >= 30:
    print("Gold")
else:
    print("Übung macht den Meister.")
