import random

namen = ["Byte", "Pixel", "Rakete", "Krümel", "Wolke", "Turbo"]

random.shuffle(namen)
print("Heute ist dran:", namen[0])
print()

mitte = len(namen) // 2
print("Team Rot: ", ", ".join(namen[:mitte]))
print("Team Blau:", ", ".join(namen[mitte:]))
