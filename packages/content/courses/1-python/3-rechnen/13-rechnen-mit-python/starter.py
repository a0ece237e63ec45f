# Trag dein Alter ein und rechne dein Leben in Zahlen aus.
# Bei den wachen Stunden fehlen Klammern. Danach kommen deine eigenen Zahlen.
alter = 11
schlaf = 9
tage = 0
wach = 24 - schlaf * tage
print("Tage auf der Welt:", tage)
print("Stunden wach:", wach)
