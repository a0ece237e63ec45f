unten = 1
oben = 100
antwort = ""
print("Denk dir eine Zahl von 1 bis 100!")

while antwort != "r" and unten <= oben:
    tipp = (unten + oben) // 2
    antwort = input(f"Ist es {tipp}? h, t oder r: ")
    if antwort == "h":
        unten = tipp + 1
    elif antwort == "t":
        oben = tipp - 1

if antwort == "r":
    print("Gefunden!")
else:
    print("Das kann nicht stimmen. Schummelst du?")
