satz = input("Tür 1 fragt: Wer ist da? ")
if "freund" in satz:
    print("Tür 1 ist offen")
    antwort = input("Tür 2 fragt: Was wird nass, während es trocknet? ")
    if "handtuch" in antwort:
        print("Tür 2 ist offen")
        print("Dahinter schläft ein Bagger. Er schnarcht.")
    else:
        print("Tür 2 bleibt zu")
        print("Etwas kichert im Schloss.")
else:
    print("Tür 1 bleibt zu")
