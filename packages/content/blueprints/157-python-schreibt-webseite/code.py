buecher = ["Die Nacht der Roboter", "Hundert Rätsel", "Kapitän Pixel"]

zeilen = ""
for buch in buecher:
    zeilen += f"<p>{buch}</p>\n"

seite = f"""<h1>Unsere {len(buecher)} Lieblingsbücher</h1>
{zeilen}"""
print(seite)
