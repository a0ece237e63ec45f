liste = ["Brot", "Äpfel"]
liste.append("Kakao")
print("Einkaufen:", liste)
print("Und nicht trödeln!")
