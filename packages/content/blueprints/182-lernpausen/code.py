import time

faecher = ["Mathe", "Englisch", "Deutsch"]
minute = 0.04

for fach in faecher:
    print(f"25 Minuten {fach}. Los!")
    time.sleep(25 * minute)
    print("5 Minuten Pause: strecken und etwas trinken.")
    time.sleep(5 * minute)
print("Geschafft, jetzt hast du frei.")
