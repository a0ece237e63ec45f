loesung = "biene"
tipps = ["Ich tanze, um den Weg zu erklären.", "Ich habe fünf Augen.", "Ich wohne mit Tausenden zusammen.", "Ich mache Honig."]
punkte = len(tipps)

for tipp in tipps:
    print("Tipp:", tipp)
    antwort = input("Wer bin ich? ").lower()
    if loesung in antwort:
        print("Richtig! Punkte:", punkte)
        break
    punkte -= 1

if punkte == 0:
    print("Schade, gesucht war:", loesung)
