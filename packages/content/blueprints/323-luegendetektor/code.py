import random
import time

fragen = ["Hast du gekichert?", "Hast du schon einmal geschummelt?"]
for frage in fragen:
    beginn = time.time()
    input(frage + " ")
    dauer = time.time() - beginn
    print("Der Detektor rechnet ...")
    verdacht = round(dauer * 10) + random.randint(0, 60)
    if verdacht > 50:
        print("Piep! Das war geschwindelt.")
    else:
        print("Das klingt ehrlich.")
