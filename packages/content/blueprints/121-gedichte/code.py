import random

wer = ["Der Mond", "Ein Roboter", "Die Katze", "Mein Schatten"]
tut = ["tanzt leise", "träumt heimlich", "singt laut", "wartet lange"]
wo = ["im Garten", "unter dem Bett", "auf dem Dach", "am Fluss"]

def vers():
    return f"{random.choice(wer)} {random.choice(tut)} {random.choice(wo)},"

for zeile in range(2):
    print(vers())
print("und niemand hat es gesehen.")
