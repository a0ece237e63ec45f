satz = input("Was soll gesagt werden? ").strip()
stimme = input("Welche Stimme? ").strip().lower()

if stimme == "drache":
    satz = satz.upper()
    gerollt = satz.count("R")
    satz = satz.replace("R", "RRR")
    print(f"{satz}! (Feuerstöße: {gerollt})")
elif stimme == "geist":
    satz = satz.lower().replace("u", "uuu")
    print(f"~~ {satz} ~~")
else:
    # Der Klempner vom Neptun gluckst nach jedem Wort.
    satz = satz.replace(" ", " blubb ").replace("s", "sch")
    print(f"{satz} blubb")
