groesse = int(input("Wie viele Zentimeter bist du groß? "))

if groesse >= 140:
    print("Einsteigen, bitte! Halt dich gut fest.")
elif groesse >= 120:
    print("Du darfst mit, aber nur neben jemand Großem.")
else:
    print("Noch nicht. Dir fehlen", 120 - groesse, "Zentimeter.")
