def katze():
    print(" /\\_/\\")
    print("( o.o )")
    print(" > ^ <~~~")


def mein_tier():
    print("  .::::.")
    print(" ::::::o>")


mein_tier()
katze()
katze()
mein_tier()
katze()
