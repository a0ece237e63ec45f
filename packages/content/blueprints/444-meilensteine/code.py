gelernt = [
    ("2026-02-10", "pfeift wie das Telefon"),
    ("2025-11-03", "sagt Guten Morgen"),
]

was = input("Was ist neu? ")
wann = input("Wann war das, so wie 2026-03-14? ")
gelernt.append((wann, was))
gelernt.sort()

for datum, koennen in gelernt:
    print(datum, koennen)
print("Das sind schon", len(gelernt), "Dinge.")
