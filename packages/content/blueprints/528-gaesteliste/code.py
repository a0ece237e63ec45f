gaeste = ["falke", "wolke", "blitz"]
drin = []

while True:
    name = input("Wer möchte herein? Enter für Schluss: ").strip().lower()
    if name == "":
        break
    if name in drin:
        print("Du bist doch schon drin!")
    elif name in gaeste:
        drin.append(name)
        print("Willkommen!")
    else:
        print("Du stehst leider nicht auf der Liste.")

print("Gekommen sind", len(drin), "von", len(gaeste))
