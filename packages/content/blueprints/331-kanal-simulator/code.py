import random

zuschauer = 100
kraft = 3
for tag in ["Montag", "Dienstag", "Mittwoch"]:
    print(tag, "| Zuschauer:", zuschauer, "| Kraft:", kraft)
    plan = input("Spielvideo (s), Tiervideo (t) oder Pause (p)? ")
    if plan == "p" or kraft == 0:
        kraft += 2
        print("Du ruhst dich aus.")
    elif plan == "t":
        kraft -= 1
        zuschauer += random.randint(5, 40)
    else:
        kraft -= 1
        zuschauer += random.randint(-30, 90)
print("Nach drei Tagen sehen dir so viele zu:", zuschauer)
