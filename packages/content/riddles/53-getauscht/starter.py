links = "Kakao"
rechts = "Limo"
merker = rechts
links = rechts
rechts = merker
print(links, "und", rechts)
