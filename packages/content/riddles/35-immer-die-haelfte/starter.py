links, rechts = 1, 100
while links < rechts:
    mitte = (links + rechts) // 2
    if mitte < 73:
        links = mitte
    else:
        rechts = mitte
print("Gefunden:", links)
