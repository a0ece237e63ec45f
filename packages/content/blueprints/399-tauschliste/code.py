ich = [1, 2, 2, 4, 7, 7, 9]
freund = [2, 3, 5, 7]
album = set(range(1, 11))

doppelt = set()
for nummer in ich:
    if ich.count(nummer) > 1:
        doppelt.add(nummer)

fehlt = album - set(ich)
print("Mir fehlen:", sorted(fehlt))
print("Doppelt habe ich:", sorted(doppelt))
print("Mein Freund hat, was ich brauche:", sorted(fehlt & set(freund)))
print("Ich kann ihm geben:", sorted(doppelt - set(freund)))
