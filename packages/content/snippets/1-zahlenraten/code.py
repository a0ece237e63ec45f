geheimzahl = 42
tipp = 37

if tipp == geheimzahl:
    print("Treffer!")
elif tipp < geheimzahl:
    print("Zu klein.")
else:
    print("Zu groß.")

abstand = abs(geheimzahl - tipp)
if 0 < abstand <= 5:
    print("Aber du bist ganz nah dran.")
