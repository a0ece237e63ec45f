zahlen = [5, 2, 8, 1, 6, 3]

for runde in range(len(zahlen) - 1):
    for platz in range(len(zahlen) - 1):
        links, rechts = zahlen[platz], zahlen[platz + 1]
        if links > rechts:
            zahlen[platz], zahlen[platz + 1] = rechts, links
    print(f"Nach Runde {runde + 1}:")
    for zahl in zahlen:
        print("█" * zahl)
