# Bau deine Welt aus mindestens vier Räumen und lass die Figur laufen.
# Unsinn bekommt eine Antwort, mit ende ist Schluss.
wege = {"Höhle": {"norden": "See"}, "See": {"süden": "Höhle"}}
texte = {"Höhle": "Es tropft.", "See": "Schwarzes Wasser. Etwas blubbert."}
start = "Höhle"
ort = start

befehl = ""
while befehl != "ende":
    print(texte[ort])
    befehl = input("> ")
