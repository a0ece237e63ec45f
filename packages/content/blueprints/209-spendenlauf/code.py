runden = {"5a": 210, "5b": 185, "6a": 240}
euro_pro_runde = 0.50

gesamt = 0
for klasse, anzahl in runden.items():
    geld = anzahl * euro_pro_runde
    gesamt += geld
    print(f"{klasse}: {anzahl} Runden, {geld:.2f} Euro")
print(f"Zusammen: {gesamt:.2f} Euro. Danke!")
