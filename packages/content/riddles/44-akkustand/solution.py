balken = 3
alle = 4
prozent = balken / alle * 100
print("Akku:", prozent, "Prozent")
