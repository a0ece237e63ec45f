# Wann gilt Start frei, wann Start gesperrt, und wann gibt es Alarm?
# Verbinde die Bedingungen mit and, or und not.
druck = float(input("Druck in Bar: "))
wind = int(input("Wind in Stundenkilometern: "))
besetzt = input("Steht jemand auf der Wiese, ja oder nein? ") == "ja"

print("Sprudel 1 wartet.")
