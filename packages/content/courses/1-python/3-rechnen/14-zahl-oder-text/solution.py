alter = int(input("Wie alt bist du? "))
sprung = int(input("Wie viele Jahre willst du springen? "))
ankunft = alter + sprung
print("Du bist dann", ankunft, "Jahre alt.")
print("Fahrkarte ZM-" + str(ankunft))
koffer = int(input("Wie viele Koffer nimmst du mit? "))
print("Für Andenken bleibt Platz in", 9 - koffer, "Koffern.")
