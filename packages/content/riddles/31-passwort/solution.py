gesagt = "Zimt"
if gesagt == "Zimt":
    print("Tor auf.")
else:
    print("Alarm!")
