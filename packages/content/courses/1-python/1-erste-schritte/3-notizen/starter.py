# Schalte die Sirene ab, ohne ihre Zeile zu löschen.
# Ergänze zwei eigene Meldungen und notiere, warum es sie gibt.
print("Alarmanlage bereit")
print("UIUIUIUIUIUI!")
print("Fenster geschlossen")
