a, b, c = sorted([
    int(input("Erste Seite? ")),
    int(input("Zweite Seite? ")),
    int(input("Dritte Seite? ")),
])

if a + b <= c:
    print("Dieses Dreieck gibt es nicht.")
elif a**2 + b**2 == c**2:
    print("Rechtwinklig!")
elif a == c:
    print("Gleichseitig.")
elif a == b or b == c:
    print("Gleichschenklig.")
else:
    print("Alle Seiten sind verschieden, ohne rechten Winkel.")
