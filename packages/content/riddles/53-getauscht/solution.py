links = "Kakao"
rechts = "Limo"
merker = links
links = rechts
rechts = merker
print(links, "und", rechts)
