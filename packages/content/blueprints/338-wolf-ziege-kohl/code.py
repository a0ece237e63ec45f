links = {"Wolf", "Ziege", "Kohl"}
rechts = set()
bauer_links = True

while links:
    hier, dort = (links, rechts) if bauer_links else (rechts, links)
    fracht = input(f"Hier: {sorted(hier)}. Wen nimmst du mit? ")
    if fracht in hier:
        hier.remove(fracht)
        dort.add(fracht)
    bauer_links = not bauer_links
    if "Ziege" in hier and len(hier) > 1:
        print("Oje, da wurde jemand gefressen:", sorted(hier))
        break
if not links:
    print("Alle drüben, alle heil. Bravo!")
