import math

def je_euro(durchmesser, preis):
    radius = durchmesser / 2
    return math.pi * radius * radius / preis

klein = je_euro(float(input("Kleine Pizza: wie viele cm? ")), float(input("Und der Preis? ")))
gross = je_euro(float(input("Große Pizza: wie viele cm? ")), float(input("Und der Preis? ")))

print(f"Klein: {klein:.0f} Quadratzentimeter je Euro")
print(f"Groß: {gross:.0f} Quadratzentimeter je Euro")
if gross > klein:
    print("Nimm die große!")
else:
    print("Nimm die kleine!")
