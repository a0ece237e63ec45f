alter = 11
schlaf = 9
tage = alter * 365
wach = (24 - schlaf) * tage
print("Tage auf der Welt:", tage)
print("Stunden wach:", wach)
print("Herzschläge:", tage * 24 * 60 * 90)
# 4 Minuten am Tag, durch 60 werden daraus Stunden.
print("Stunden mit der Zahnbürste:", tage * 4 / 60)
