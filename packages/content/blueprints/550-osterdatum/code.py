import datetime

jahr = int(input("Welches Jahr? "))

a = jahr % 19
b, c = jahr // 100, jahr % 100
d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
f = d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114
ostern = datetime.date(jahr, f // 31, f % 31 + 1)

print("Ostersonntag:", ostern.strftime("%d.%m.%Y"))
for name, tage in [("Rosenmontag", -48), ("Himmelfahrt", 39), ("Pfingsten", 49)]:
    print(name + ":", (ostern + datetime.timedelta(days=tage)).strftime("%d.%m.%Y"))
