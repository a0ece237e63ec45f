gesagt = "Zimt"
if gesagt == "zimt":
    print("Tor auf.")
else:
    print("Alarm!")
