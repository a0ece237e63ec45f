print("Alarmanlage bereit")
print("UIUIUIUIUIUI!")
print("Fenster geschlossen")
