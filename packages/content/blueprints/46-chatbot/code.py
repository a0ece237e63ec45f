antworten = {
    "hallo": "Hallo! Schön, dass du schreibst.",
    "hund": "Ein Hund! Kann er ein Kunststück?",
    "schule": "Welches Fach würdest du erfinden?",
    "witz": "Warum muss die Maus zum Arzt? Klick im Rücken!",
    "langweilig": "Dann zähl rückwärts von tausend.",
    "tschüss": "Bis bald! Ich bleibe hier im Kabel.",
}

satz = ""
while satz != "tschüss":
    satz = input("Du: ").strip().lower()
    antwort = "Das verstehe ich nicht. Erzähl mehr!"
    for stichwort in antworten:
        if stichwort in satz:
            antwort = antworten[stichwort]
    print("Bot:", antwort)
