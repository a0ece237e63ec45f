eins = input("Der erste Name? ").strip()
zwei = input("Der zweite Name? ").strip()

summe = 0
for zeichen in (eins + zwei).lower():
    summe += ord(zeichen)
prozent = summe % 101

print(f"{eins} und {zwei}: {prozent} %")
print("♥" * (prozent // 10))
if prozent > 70:
    print("Ein Traumpaar!")
else:
    print("Gute Freunde ist auch schön.")
