uhr = 2
def ist_tag():
    return 6 <= uhr <= 20
if ist_tag():
    print("Das Tor geht auf.")
else:
    print("Gute Nacht.")
