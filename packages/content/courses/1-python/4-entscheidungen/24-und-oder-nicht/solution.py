druck = float(input("Druck in Bar: "))
wind = int(input("Wind in Stundenkilometern: "))
besetzt = input("Steht jemand auf der Wiese, ja oder nein? ") == "ja"

druck_passt = druck >= 2 and druck <= 5
if druck_passt and wind < 20 and not besetzt:
    print("Start frei! Sprudel 1 zischt über den Zaun.")
else:
    print("Start gesperrt. Niemand zieht an der Leine.")

if druck > 5 or wind >= 40:
    print("Alarm! Alle hinter den Komposthaufen.")
