import random

tage = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
wetter = ["☀ Sonne", "☁ Wolken", "☂ Regen", "❄ Schnee", "🎉 Konfettischauer"]

print("Das Wetter der Woche:")
for tag in tage:
    grad = random.randint(-5, 30)
    print(f"{tag}: {random.choice(wetter)}, {grad} Grad")
print("Ihre Wetterfee wünscht trockene Socken!")
