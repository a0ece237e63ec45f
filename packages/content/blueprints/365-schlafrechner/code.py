stunde = int(input("Um wie viel Uhr stehst du auf? Stunde: "))
minute = int(input("Minute: "))
schlaf = 10 * 60
einschlafen = 15

aufstehen = stunde * 60 + minute
bett = (aufstehen - schlaf - einschlafen) % (24 * 60)
print(f"Leg dich um {bett // 60}:{bett % 60:02} Uhr hin.")
print(f"Dann schläfst du {schlaf // 60} Stunden.")
