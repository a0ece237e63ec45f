# Kommt zuerst, dann weiß man: Der Strom ist da.
print("Alarmanlage bereit")
# Weckt die Nachbarn, erst am Samstag wieder einschalten:
# print("UIUIUIUIUIUI!")
print("Fenster geschlossen")
# Der Hund darf immer herein.
print("Pfoten erlaubt")
print("Keksdose bewacht")  # gestern waren alle weg
