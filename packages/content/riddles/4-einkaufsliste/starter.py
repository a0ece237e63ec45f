liste = ["Brot", "Äpfel"]
liste = liste.append("Kakao")
print("Einkaufen:", liste)
print("Und nicht trödeln!")
