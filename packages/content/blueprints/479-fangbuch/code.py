fang = [(43, "Mama", "Barsch"), (58, "Byte", "Zander")]

wer = input("Wer hat etwas gefangen? ")
was = input("Was war es? ")
laenge = int(input("Wie lang in cm? "))
fang.append((laenge, wer, was))
fang.sort(reverse=True)

for laenge, wer, was in fang:
    print(f"{laenge:4} cm  {was} von {wer}")
print("Rekord:", fang[0][1], "mit", fang[0][0], "cm!")
