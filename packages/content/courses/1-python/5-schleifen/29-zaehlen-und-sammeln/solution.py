import random

glitzer = 0
summe = 0
pech = 0
rekord = 0
for tuete in range(1000):
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
print("Durchschnitt:", summe / 1000)
print("Längste Pechsträhne:", rekord, "Tüten")
print("Gespart:", 1000 * 2, "Euro")
