import random

anzahl = int(input("Wie viele Tüten? "))
glitzer = 0
summe = 0
pech = 0
rekord = 0
for tuete in range(anzahl):
    staerke = random.randint(1, 10)
    summe += staerke
    if staerke == 10:
        glitzer += 1
        pech = 0
    else:
        pech += 1
        if pech > rekord:
            rekord = pech

print("Glitzerkarten:", glitzer)
print("Durchschnitt:", summe / anzahl)
print("Längste Pechsträhne:", rekord, "Tüten")
print("Gespart:", anzahl * 2, "Euro")
