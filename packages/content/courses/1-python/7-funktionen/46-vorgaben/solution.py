def blase(text, rand="*", platz=0, name="Byte"):
    abstand = " " * platz
    print(abstand + name + ":")
    print(abstand + rand * (len(text) + 4))
    print(abstand + rand + " " + text + " " + rand)
    print(abstand + rand * (len(text) + 4))


blase("Ist da wer?")
blase("Nein.", platz=18, name="Kühlschrank")
blase("Wer hat dann geantwortet?")
blase("Das war der Toaster.", rand=".", platz=18, name="Kühlschrank")
blase("PETZE", "!", 30, "Toaster")
