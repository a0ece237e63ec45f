punkte = 35
if 10 <= punkte < 30:
    print("Bronze")
elif punkte >= 30:
    print("Gold")
else:
    print("Übung macht den Meister.")
