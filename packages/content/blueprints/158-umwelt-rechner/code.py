stunden = {"Computer": 3, "Lampe": 5, "Spielekonsole": 2}
watt = {"Computer": 60, "Lampe": 9, "Spielekonsole": 150}

print("So viel Strom in einem Jahr:")
for geraet, am_tag in stunden.items():
    im_jahr = watt[geraet] * am_tag * 365 / 1000
    print(f"{geraet:14}{im_jahr:6.0f} Kilowattstunden", "#" * int(im_jahr / 5))
