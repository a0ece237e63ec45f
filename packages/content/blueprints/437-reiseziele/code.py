reisen = {
    "Dänemark": ("Europa", 2024),
    "Italien": ("Europa", 2025),
    "Türkei": ("Asien", 2023),
}

for land, (erdteil, jahr) in reisen.items():
    print(f"{jahr}: {land} ({erdteil})")
print("Das sind", len(reisen), "Länder.")

gesucht = input("Welches Land suchst du? ").strip()
if gesucht in reisen:
    print("Da warst du im Jahr", reisen[gesucht][1])
else:
    print("Da warst du noch nicht.")
