beginn = 2
tage = 31
termine = {5: "Training", 14: "Mathearbeit", 23: "Geburtstag"}

print(" Mo  Di  Mi  Do  Fr  Sa  So")
print("    " * beginn, end="")
for tag in range(1, tage + 1):
    stern = "*" if tag in termine else " "
    print(f"{tag:3}{stern}", end="")
    if (tag + beginn) % 7 == 0:
        print()

print()
for tag, was in termine.items():
    print(f"Am {tag}.: {was}")
