class Figur:
    energie = 10
    def wirf(self, ziel):
        self.energie -= 3
byte, pixel = Figur(), Figur()
byte.wirf(pixel)
print("Byte", byte.energie)
print("Pixel", pixel.energie)
