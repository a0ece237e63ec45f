themen = ["Brüche kürzen", "Brüche addieren", "Textaufgaben"]
tage = 5

print("Dein Plan:")
for tag in range(1, tage):
    thema = themen[(tag - 1) % len(themen)]
    print(f"Tag {tag}: {thema}, 20 Minuten")
print(f"Tag {tage}: alles kurz wiederholen und früh schlafen")
