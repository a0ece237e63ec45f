/** Programs as learners write them, with nothing wrong in them, and what is typed when they ask. */
export const correctPrograms: readonly (readonly [code: string, ...answers: string[]])[] = [
  ['print("Hallo, Welt!")'],
  ['# Mein erstes Programm\nname = "Byte"\nprint("Hallo " + name)'],
  ['name = input("Wie heißt du? ")\nprint(f"Hallo {name}!")', 'Pixel'],
  [
    'alter = int(input("Alter? "))\nif alter >= 18:\n    print("erwachsen")\nelse:\n    print("Kind")',
    '11',
  ],
  ['a = int(input())\nb = int(input())\nprint(a + b, a * b, a < b)', '3', '4'],
  ['vorname = input()\nnachname = input()\nprint(vorname + " " + nachname)', 'Ada', 'Lovelace'],
  ['vorwahl = input()\nnummer = input()\nprint(vorwahl + nummer)', '030', '4711'],
  ['wort = input("Wort: ")\nprint(wort * 3, len(wort), wort[::-1])', 'Hut'],
  ['pin = input("PIN: ")\nif pin == "1234":\n    print("offen")\nelse:\n    print("zu")', '1234'],
  [
    'zahl = input("Zahl: ")\nif zahl.isdigit():\n    zahl = int(zahl)\n    if zahl == 5:\n        print("fünf")\n    else:\n        print("nicht fünf")',
    '5',
  ],
  [
    'try:\n    alter = int(input("Alter: "))\nexcept ValueError:\n    print("Das war keine Zahl.")\nelse:\n    print(alter + 1)',
    'elf',
  ],
  [
    'import random\nzahl = random.randint(1, 3)\ntipp = 0\nwhile tipp != zahl:\n    tipp = int(input("Tipp: "))\n    if tipp < zahl:\n        print("größer")\n    elif tipp > zahl:\n        print("kleiner")\nprint("Gewonnen!")',
    '1',
    '2',
    '3',
  ],
  [
    'while True:\n    befehl = input("> ")\n    if befehl == "ende" or befehl == "q":\n        break\n    print("Du sagst", befehl)\nprint("Tschüss")',
    'hallo',
    'ende',
  ],
  [
    'antwort = ""\nwhile antwort not in ("ja", "nein"):\n    antwort = input("ja oder nein? ").lower()\nprint(antwort)',
    'was',
    'JA',
  ],
  ['for i in range(10, 0, -1):\n    print(i)\nprint("Start!")'],
  [
    'for i in range(1, 11):\n    for j in range(1, 11):\n        print(i * j, end="\\t")\n    print()',
  ],
  ['summe = 0\nfor zahl in range(1, 101):\n    summe += zahl\nprint(summe)'],
  ['zahl = 10\nwhile zahl > 0:\n    print(zahl)\n    zahl -= 1'],
  ['größe = 1\nwhile größe < 100:\n    größe *= 2\nprint(größe)'],
  ['x = -5\ny=-3\nz = +2\nprint(x - y + z, 2 ** 3, 7 // 2, 7 % 2)'],
  [
    'farben = ["rot", "grün", "blau"]\nfarben.append("gelb")\nfarben.sort()\nfor farbe in farben:\n    print(farbe)',
  ],
  [
    'namen = []\nnamen += ["Tom"]\nnamen.extend(["Mia", "Ben"])\nprint(namen, len(namen), sorted(namen))',
  ],
  ['zahlen = [3, 1, 2]\nprint(max(zahlen), min(zahlen), sum(zahlen) / len(zahlen))'],
  [
    'gerade = [z for z in range(20) if z % 2 == 0]\nprint(gerade, gerade[0], gerade[-1], gerade[2:5])',
  ],
  [
    'punkte = {"Tom": 3, "Mia": 5}\npunkte["Ben"] = 1\nfor name, wert in punkte.items():\n    print(name, wert)',
  ],
  [
    'vokabeln = {"Hund": "dog"}\nwort = input()\nif wort in vokabeln:\n    print(vokabeln[wort])\nelse:\n    print("?")',
    'Hund',
  ],
  ['def gruss(name):\n    print(f"Hallo {name}")\n\ngruss("Tom")\ngruss("Mia")'],
  ['def quadrat(x):\n    return x * x\n\nprint(quadrat(4))'],
  [
    'def fakultät(n):\n    if n <= 1:\n        return 1\n    return n * fakultät(n - 1)\n\nprint(fakultät(5))',
  ],
  ['def hauptprogramm():\n    print("los")\n\nif __name__ == "__main__":\n    hauptprogramm()'],
  [
    'def minmax(liste):\n    """Kleinste und größte Zahl."""\n    return min(liste), max(liste)\n\nklein, groß = minmax([3, 1, 2])\nprint(klein, groß)',
  ],
  [
    'class Hund:\n    """Ein Hund mit Namen."""\n\n    def __init__(self, name):\n        self.name = name\n        self.punkte = 0\n\n    def bell(self):\n        self.punkte += 1\n        print(self.name, "bellt")\n\nbello = Hund("Bello")\nbello.bell()\nprint(bello.name, bello.punkte)',
  ],
  [
    'class Konto:\n    def __init__(self):\n        self.geld = 0\n\n    def __str__(self):\n        return f"{self.geld} Euro"\n\nprint(Konto())',
  ],
  [
    'text = "  Hallo Welt  "\ntext = text.strip().upper()\nprint(text, text.count("L"), text.replace("L", "x"))',
  ],
  ['satz = "der Hund läuft"\nwörter = satz.split()\nprint(len(wörter), " ".join(wörter).title())'],
  ['import math\nradius = 3\nprint(round(math.pi * radius ** 2, 2), math.sqrt(16))'],
  [
    'import random\nrandom.seed(3)\nwürfel = [random.randint(1, 6) for _ in range(5)]\nrandom.shuffle(würfel)\nprint(len(würfel), random.choice(würfel) in würfel)',
  ],
  [
    'from datetime import date\ngeburtstag = date(2014, 5, 6)\nprint(geburtstag.year, geburtstag.strftime("%d.%m.%Y"))',
  ],
  ['import time\nfor i in range(3):\n    print(i)\n    time.sleep(0)'],
  [
    'treffer = False\nfor z in [1, 2, 3]:\n    if z == 2:\n        treffer = True\nif treffer and not z == 1:\n    print("gefunden")',
  ],
  [
    'note = 2\nmatch note:\n    case 1 | 2:\n        print("gut")\n    case _:\n        print("geht so")',
  ],
  [
    'geheim = "Hallo"\nneu = ""\nfor zeichen in geheim:\n    neu += chr(ord(zeichen) + 1)\nprint(neu)',
  ],
  ['a, b = 1, 1\nwhile a < 50:\n    print(a)\n    a, b = b, a + b'],
  [
    'feld = [["."] * 3 for _ in range(3)]\nfeld[1][1] = "X"\nfor zeile in feld:\n    print("".join(zeile))',
  ],
  [
    'import turtle\nt = turtle.Turtle()\nt.color("red")\nfor _ in range(4):\n    t.forward(50)\n    t.right(90)\nt.hideturtle()\nprint("fertig")',
  ],
  [
    'import turtle\nfenster = turtle.Screen()\nt = turtle.Turtle()\n\ndef hoch():\n    t.setheading(90)\n    t.forward(20)\n\nfenster.onkey(hoch, "Up")\nfenster.onkey(lambda: t.left(5), "a")\nfenster.listen()\nprint("bereit")',
  ],
  [
    'antworten = {"frage": "eins "\n             "zwei"}\nprint("Eins "\n      "und zwei", antworten)',
  ],
  [
    'import json\ndaten = json.loads(\'{"name": "Byte"}\')\nprint(daten["name"], json.dumps(daten))',
  ],
  [
    'with open("notiz.txt", "w") as datei:\n    datei.write("Hallo")\nwith open("notiz.txt") as datei:\n    print(datei.read())',
  ],
  [
    'leben = 3\nwhile leben > 0:\n    antwort = input("3 * 4 = ")\n    if antwort == "12":\n        print("Richtig!")\n        break\n    leben -= 1\n    print("Noch", leben)',
    '11',
    '12',
  ],
  [
    'quadrat = lambda x: x ** 2\nprint(list(map(quadrat, [1, 2])), sorted(["b", "a"], key=str.lower))',
  ],
  ['def zähle():\n    for i in range(3):\n        yield i\n\nfor z in zähle():\n    print(z)'],
  [
    'from dataclasses import dataclass\n\n@dataclass\nclass Punkt:\n    x: int\n    y: int = 0\n\nprint(Punkt(1))',
  ],
  [
    'global_punkte = 0\n\ndef treffer():\n    global global_punkte\n    global_punkte += 1\n\ntreffer()\ntreffer()\nprint(global_punkte)',
  ],
];
