import time

unterschied = {"Toronto": -6, "Kenia": 2, "Japan": 8, "Brasilien": -4}

stunde = time.localtime().tm_hour
print("Hier ist es", stunde, "Uhr.")

for ort, stunden in unterschied.items():
    dort = (stunde + stunden) % 24
    if 8 <= dort <= 20:
        print(f"{ort}: {dort} Uhr, anrufen erlaubt")
    else:
        print(f"{ort}: {dort} Uhr, lass sie schlafen")
