import random
import time

antworten = [
    "Ja, ganz sicher.",
    "Nein. Lass es lieber.",
    "Frag noch einmal, wenn es regnet.",
    "Nur, wenn du vorher etwas isst.",
    "Die Sterne kichern und schweigen.",
]

input("Stell dem Orakel eine Frage: ")
print("Die Kugel wird trüb ...")
time.sleep(1)
print("Das Orakel spricht:", random.choice(antworten))
