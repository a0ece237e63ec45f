import random

augen = random.randint(1, 8)
kraft = random.randint(1, 100)
fell = random.randint(0, 30)

print("=" * 24)
print("SCHLOMPF AUS DEM GULLY")
print("( " + "o " * augen + ")")
print("Augen:", augen)
print("Kraft:", kraft)
print("Fell in Zentimetern:", fell)
print("=" * 24)
