hell = ".."
dunkel = "##"

botschaft = input("Was soll niemand lesen? ")

print()
for zeichen in botschaft:
    nullen_und_einsen = format(ord(zeichen), "08b")
    bild = nullen_und_einsen.replace("0", hell).replace("1", dunkel)
    print("I" + bild + bild[::-1])

for reihe in range(4):
    print("I")
