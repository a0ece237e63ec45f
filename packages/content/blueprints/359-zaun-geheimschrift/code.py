text = input("Deine Botschaft? ").replace(" ", "")

oben = text[0::2]
unten = text[1::2]
print(" ".join(oben))
print(" " + " ".join(unten))
geheim = oben + unten
print("Geheim:", geheim)

mitte = (len(geheim) + 1) // 2
zurueck = ""
for stelle in range(mitte):
    zurueck += geheim[stelle]
    if mitte + stelle < len(geheim):
        zurueck += geheim[mitte + stelle]
print("Entziffert:", zurueck)
