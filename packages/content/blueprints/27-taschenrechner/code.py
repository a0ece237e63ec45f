erste = float(input("Erste Zahl: "))
zeichen = input("Rechenzeichen (+ - * /): ")
zweite = float(input("Zweite Zahl: "))

if zeichen == "+":
    ergebnis = erste + zweite
elif zeichen == "-":
    ergebnis = erste - zweite
elif zeichen == "*":
    ergebnis = erste * zweite
elif zeichen == "/" and zweite != 0:
    ergebnis = erste / zweite
else:
    ergebnis = "Das kann ich nicht rechnen."
print("Ergebnis:", ergebnis)
