print("STRAFARBEIT")
print("=" * 44)
for runde in range(30):
    print(runde + 1, "Ich füttere den Drucker nicht mit Toast.")
    if runde % 10 == 9:
        print("   (seufz)")
print("=" * 44)
print("Unterschrift: Pixel")
