haendler = {
    "Bäcker": ("Ei", "Brot"),
    "Schäfer": ("Brot", "Wolle"),
    "Schmied": ("Wolle", "Messer"),
    "Ritter": ("Messer", "Schwert"),
}
tasche = "Ei"

while tasche != "Schwert":
    name = input(f"Du hast: {tasche}. Zu wem gehst du? ").strip().capitalize()
    if name == "":
        break
    if name in haendler and haendler[name][0] == tasche:
        tasche = haendler[name][1]
        print("Getauscht! Du hast jetzt:", tasche)
    else:
        print("Da wird nichts daraus.")
print("Am Ende hast du:", tasche)
