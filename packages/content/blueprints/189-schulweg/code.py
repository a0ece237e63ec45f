schulbeginn = 8 * 60
anziehen_und_essen = 40
weg = 25

los = schulbeginn - weg
aufstehen = los - anziehen_und_essen
print(f"Aufstehen: {aufstehen // 60}:{aufstehen % 60:02} Uhr")
print(f"Losgehen: {los // 60}:{los % 60:02} Uhr")
