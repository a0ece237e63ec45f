text = "ich mag Eis ich mag Tee".split()
danach = {}
for a, b in zip(text, text[1:]):
    danach.setdefault(a, [])
    danach[a] = [b]
print("mag:", danach["mag"])
