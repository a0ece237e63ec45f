import random

wer = ["Huhn", "Schuldirektor", "Gartenzwerg", "Goldfisch"]
tat = ["gewinnt Fußballpokal", "entdeckt neuen Planeten", "verschläft Ferien"]
wie = ["auf Rollschuhen", "aus Versehen", "mit Marmelade im Schuh"]

print("=" * 44)
print("       DIE GARAGENZEITUNG - Sonderausgabe")
print("=" * 44)
for meldung in range(3):
    print(f"* {random.choice(wer)} {random.choice(tat)} {random.choice(wie)}!")
print("Wetter: Es regnet", random.choice(["Konfetti.", "Nudeln.", "Frösche."]))
