preise = {
    "Mondstaub": 7,
    "Dosennebel": 4,
    "Loch zum Mitnehmen": 6,
    "Ersatzschatten": 12,
}
preise["Mondstaub"] = 9
preise["Dosennebel"] -= 1
preise["leise Trommel"] = 15
print("Guten Tag! Im Regal stehen", len(preise), "Waren.")
ware = input("Was darf es sein? ")
print(f"{ware}, gute Wahl. Ich wickle es in Zeitung.")
print("Preis:", preise[ware], "Taler")
