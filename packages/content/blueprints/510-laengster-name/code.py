namen = ["Wolke", "Maulwurf", "Schmetterling", "Uhu", "Falke"]

for name in sorted(namen, key=len):
    print(f"{name:14}", "*" * len(name), len(name))

print("Am längsten:", max(namen, key=len))
print("Am kürzesten:", min(namen, key=len))
