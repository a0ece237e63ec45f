preis = float(input("Was kostet es? "))
prozent = float(input("Wie viel Prozent Rabatt? "))

ersparnis = preis * prozent / 100
neuer_preis = preis - ersparnis
print(f"Du sparst {ersparnis:.2f} Euro.")
print(f"Du bezahlst {neuer_preis:.2f} Euro.")
