import random

schule = ["Die Kreide quietscht nur für dich.", "Du weißt etwas, das keiner gefragt hat."]
glueck = ["Unter dem Sofa wartet ein Keks.", "Ein Hund wird dich anlächeln."]
tipp = ["Meide gelbe Socken.", "Nimm heute die andere Treppe."]

zeichen = input("Dein Sternzeichen? ")
print(f"Das Horoskop für {zeichen}")
print("Schule:", random.choice(schule))
print("Glück:", random.choice(glueck))
print("Tipp:", random.choice(tipp))
