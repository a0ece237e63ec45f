import time

fahrplan = ["6:52", "7:12", "7:32", "13:05", "14:05", "16:20"]
jetzt = time.localtime()
minuten_jetzt = jetzt.tm_hour * 60 + jetzt.tm_min

for abfahrt in fahrplan:
    stunde, minute = abfahrt.split(":")
    warten = int(stunde) * 60 + int(minute) - minuten_jetzt
    if warten >= 0:
        print("Der nächste Bus fährt um", abfahrt)
        print("Du hast noch", warten, "Minuten.")
        break
else:
    print("Heute fährt keiner mehr. Morgen früh um", fahrplan[0])
