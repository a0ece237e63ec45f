def katze():
    print("   /\\_/\\    Wer hat mich")
    print("  ( o.o )   hierher gestellt?")
    print("   > ^ <~~~")


def mein_tier():
    print("   .::::.   Stillhalten,")
    print("  ::::::o>  sonst pikst es.")


def hahn():
    print("   <(o)__   Kikeriki aus der ersten Reihe!")
    print("     (__/")


print("Vorhang auf für den wackligsten Turm im Hof")
hahn()
katze()
mein_tier()
katze()
mein_tier()
print("Von unten ruft der Esel, wann endlich Pause ist.")
