import random

bonbons = int(input("Wie viele Bonbons sind in der Tüte? "))
kinder = int(input("Wie viele Kinder seid ihr? "))

jeder = bonbons // kinder
rest = bonbons % kinder
print("Jedes Kind bekommt", jeder)
print("Übrig bleiben", rest)
if rest > 0:
    print("Den Rest verteilt Kind Nummer", random.randint(1, kinder))
