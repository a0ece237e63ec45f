kiste = ["Socke", "Socke", "Ball"]
for ding in kiste[:]:
    if ding == "Socke":
        kiste.remove(ding)
print(kiste)
