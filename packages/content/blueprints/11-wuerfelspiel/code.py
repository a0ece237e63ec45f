import random

byte = 0
pixel = 0
for runde in range(1, 6):
    wurf_byte = random.randint(1, 6)
    wurf_pixel = random.randint(1, 6)
    byte += wurf_byte
    pixel += wurf_pixel
    print(f"Runde {runde}: Byte würfelt {wurf_byte}, Pixel {wurf_pixel}.")

print(f"Endstand: Byte {byte}, Pixel {pixel}")
if byte > pixel:
    print("Byte gewinnt!")
elif pixel > byte:
    print("Pixel gewinnt!")
else:
    print("Unentschieden!")
