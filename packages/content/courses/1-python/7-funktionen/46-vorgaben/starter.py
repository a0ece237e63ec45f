# Gib rand und platz Vorgaben und häng danach name an.
# Erzähl dann einen Comic mit mindestens vier Sprechblasen.
def blase(text, rand, platz):
    abstand = " " * platz
    print(abstand + rand * (len(text) + 4))
    print(abstand + rand + " " + text + " " + rand)
    print(abstand + rand * (len(text) + 4))


blase("Ist da wer?", "*", 0)
blase("Nein.", "*", 18)
