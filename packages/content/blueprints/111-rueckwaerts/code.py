wort = input("Welches Wort soll ich umdrehen? ")
klein = wort.lower()
umgedreht = klein[::-1]

print(umgedreht)
if klein == umgedreht:
    print("Ein Palindrom! Von beiden Seiten gleich.")
else:
    print("Von hinten klingt es anders.")
