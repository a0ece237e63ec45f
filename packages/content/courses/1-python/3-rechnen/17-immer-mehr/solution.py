gewicht = 5
print("Tag 1:", gewicht, "Gramm")
gewicht += 9
print("Tag 2, eine Socke gefressen:", gewicht, "Gramm")
gewicht -= 4
print("Tag 3, Schluckauf:", gewicht, "Gramm")
gewicht *= 3
print("Tag 4, in den Kakao gefallen:", gewicht, "Gramm")
gewicht -= 10
print("Tag 5, an der Zange hängen geblieben:", gewicht, "Gramm")
prognose = gewicht * 2 ** 10
print("Nach zehn Nächten:", prognose, "Gramm")
