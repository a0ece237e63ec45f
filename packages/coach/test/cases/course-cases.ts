import type { ErrorCase } from '../error-case.ts';

/** What goes wrong in the lessons, in words and with cures that were taught by then. */
export const courseCases: readonly ErrorCase[] = [
  {
    code: 'name == input("Wie heißt du? ")\nprint("Hallo", name)',
    kind: 'doubled-equals',
    mentions: ['`==` vergleicht Python nur', '`name = input("Wie heißt du? ")`'],
    line: 1,
    column: 6,
  },
  {
    code: 'def f():\n    punkte == 3  # Start\n    punkte = 4\nf()',
    kind: 'doubled-equals',
    mentions: ['`punkte = 3`'],
    line: 2,
    column: 12,
  },
  {
    code: 'if farbe == "rot":\n    print("Stopp")',
    kind: 'unknown-name',
    mentions: ['`farbe`'],
  },
  {
    code: 'print(\n    farbe == "rot"\n)',
    kind: 'unknown-name',
    mentions: ['`farbe`'],
  },
  {
    code: 'for stern in range(3):\n    glitzer += 1\nprint(glitzer)',
    kind: 'needs-itself',
    mentions: ['`glitzer` vor der Schleife', '`glitzer = 0`'],
    line: 2,
    column: 5,
  },
  {
    code: 'for zeichen in "Keks":\n    geheim = geheim + zeichen',
    kind: 'needs-itself',
    mentions: ['vor der Schleife', '`geheim = ""`'],
  },
  {
    code: 'while punkte < 3:\n    punkte += 1',
    kind: 'needs-itself',
    mentions: ['vor der Schleife', '`punkte = 0`'],
  },
  {
    code: 'for runde in range(3):\n    liste += [runde]',
    kind: 'needs-itself',
    mentions: ['`liste = []`'],
  },
  {
    code: 'gewicht *= 2',
    kind: 'needs-itself',
    mentions: ['eine Zeile davor', '`gewicht = 1`'],
  },
  {
    code: 'zahl = input("Zahl: ")\nsumme += zahl',
    kind: 'needs-itself',
    mentions: ['`summe = 0`'],
    answers: ['3'],
  },
  {
    code: 'def f():\n    for zahl in range(3):\n        summe += zahl\nf()',
    kind: 'unbound-local',
    mentions: ['`summe` vor der Schleife'],
  },
  {
    code: 'gewicht = 5\nGewicht += 3',
    kind: 'wrong-capitals',
    mentions: ['Schreib `gewicht`'],
    line: 2,
    column: 1,
  },
  {
    code: 'def f(punkte):\n    Punkte = Punkte + 1\nf(3)',
    kind: 'wrong-capitals',
    mentions: ['Schreib `punkte`'],
  },
  {
    code: 'werte = [3, 1]\npodest = werte.sort()\nprint(podest[0])',
    kind: 'none-from-method',
    mentions: [
      '`werte.sort()` ändert die Liste selbst und gibt nichts zurück, darum steht in `podest` nichts.',
      'Schreib in Zeile 2 nur `werte.sort()`, und nimm danach `werte` statt `podest`.',
    ],
    line: 2,
  },
  {
    code: 'turm = ["Eis"]\nturm = turm.append("Kirsche")\nprint(len(turm))',
    kind: 'none-from-method',
    mentions: ['nur `turm.append("Kirsche")`, ohne `turm =` davor'],
  },
  {
    code: 'import random\nkarten = [1, 2]\nkarten = random.shuffle(karten)\nkarten[0]',
    kind: 'none-from-method',
    mentions: ['`shuffle()` ändert die Liste', 'nur `random.shuffle(karten)`'],
  },
  {
    code: 'preise = {"Eis": 1}\npreise = preise.update({"Keks": 2})\nprint(preise["Eis"])',
    kind: 'none-from-method',
    mentions: ['`preise.update()` ändert `preise` selbst'],
  },
  {
    code: 'turm = []\nprint(len(turm.append("Eis")))',
    kind: 'none-from-method',
    mentions: ['Gib `turm.append("Eis")` eine eigene Zeile', 'mit `turm` weiter'],
  },
  {
    code: 'x = print("a")\nprint(x + 1)',
    kind: 'none-from-print',
    mentions: ['darum steht in `x` nichts'],
  },
  {
    code: 'print("Ruf a.sort() auf") + "!"',
    kind: 'none-from-print',
    mentions: ['keinen Wert'],
  },
  {
    code: 'x = print("Ruf a.sort() auf")\nprint(x + 1)',
    kind: 'none-from-print',
    mentions: ['steht in `x` nichts'],
  },
  {
    code: 'offen = []\nprint(max(offen))',
    kind: 'empty-sequence',
    mentions: ['`if len(offen) > 0:`'],
  },
  {
    code: 'wort = "Banane"\nprint(wort[:len(wort) / 2])',
    kind: 'slice-with-text',
    mentions: ['`/` gibt immer eine Kommazahl', '`wort[:len(wort) // 2]`'],
  },
  {
    code: 'wort = "Banane"\nmitte = len(wort) / 2\nprint(wort[:mitte])',
    kind: 'slice-with-text',
    mentions: ['`mitte` ist eine Kommazahl (`3.0`)', 'Nimm in Zeile 2 `//` statt `/`'],
    line: 2,
  },
  {
    code: 'wort = "Banane"\nstelle = 1.5\nprint(wort[stelle:])',
    kind: 'slice-with-text',
    mentions: ['`int(stelle)`'],
  },
  {
    code: 'wort = "Banane"\nstelle = input("Ab wo? ")\nprint(wort[stelle:])',
    kind: 'slice-with-text',
    mentions: ['`stelle = int(stelle)`'],
    answers: ['2'],
  },
  {
    code: 'luft = 0\nluft += input("Stöße? ")',
    kind: 'input-is-text',
    mentions: ['`input("Stöße? ")` gibt immer einen Text', '`int(input("Stöße? "))`'],
    answers: ['3'],
  },
  {
    code: 'for runde in range(input("Runden: ")):\n    print(runde)',
    kind: 'input-is-text',
    mentions: ['`int(input("Runden: "))`'],
    answers: ['3'],
  },
  {
    code: 'tiere = ["Igel"]\nprint(tiere[input("Nummer: ")])',
    kind: 'index-from-input',
    mentions: ['gibt immer einen Text', '`int(input("Nummer: "))`'],
    answers: ['0'],
  },
  {
    code: 'anzahl = {}\nfor buchstabe in "OTTO":\n    anzahl[buchstabe] += 1',
    kind: 'empty-dict',
    mentions: ["für `'O'`", '`anzahl[buchstabe] = anzahl.get(buchstabe, 0) + 1`', 'zuerst `0` ein'],
  },
  {
    code: 'anzahl = {"O": 1}\nfor b in "OTTO":\n    anzahl[b] = anzahl[b] + 1  # noch einer',
    kind: 'unknown-key',
    mentions: ["für `'T'`", '`anzahl[b] = anzahl.get(b, 0) + 1`'],
  },
  {
    code: 'anzahl = {"Hund": 1}\nfor tier in ["Hand"]:\n    anzahl[tier] += 1',
    kind: 'unknown-key',
    mentions: ['`anzahl[tier] = anzahl.get(tier, 0) + 1`'],
  },
  {
    code: 'punkte = {}\npunkte["Byte"] += 1',
    kind: 'empty-dict',
    mentions: ['`punkte["Byte"] = punkte.get("Byte", 0) + 1`'],
  },
  {
    code: 'texte = {}\nfor x in "ab":\n    texte[x] += "!"',
    kind: 'empty-dict',
    mentions: ['`texte[x] = texte.get(x, "") + "!"`'],
  },
  {
    code: 'def fisch():\n    print("<><")\nfisch(8)',
    kind: 'too-many-arguments',
    mentions: ['`def fisch(zahl):`', 'beim Aufruf nur `fisch()`'],
  },
  {
    code: 'def fisch(laenge):\n    print("<" * laenge)\nfarbe = "rot"\nfisch(3, farbe)',
    kind: 'too-many-arguments',
    mentions: ['noch einen Parameter mit `def fisch(laenge, farbe):`', 'nur `fisch(3)`'],
  },
  {
    code: 'class Fisch:\n    def friss(self):\n        pass\nf = Fisch()\nf.friss("Wurm", "Keks")',
    kind: 'too-many-arguments',
    mentions: ['zwei Parameter mit `def friss(self, text, text_2):`', '`f.friss()`'],
  },
  {
    code: 'def fisch(laenge=3):\n    pass\nfisch(1, 2)',
    kind: 'too-many-arguments',
    mentions: ['So passt der Aufruf: `fisch(1)`'],
  },
  {
    code: 'luft = 100\ndef tauche(meter):\n    luft -= meter\n    return luft\ntauche(5)',
    kind: 'missing-global',
    mentions: [
      'als Parameter hinein',
      '`return luft` wieder heraus; nur zur Not hilft `global luft`',
    ],
  },
  {
    code: 'import turtle\nan = True\ndef knopf():\n    an = not an\nturtle.onkey(knopf, "a")\nknopf()',
    kind: 'missing-global',
    mentions: ['Schreib `global an` in die erste Zeile'],
  },
  {
    code: 'hoehe = 3\nwith open("log.txt", "w") as datei:\n    datei.write(hoehe)',
    kind: 'wrong-argument-type',
    mentions: ['f-Text: `datei.write(f"{hoehe}")`'],
  },
  {
    code: 'd = {"a": 1}\nwith open("log.txt", "w") as datei:\n    datei.write(d["a"])',
    kind: 'wrong-argument-type',
    mentions: ['`datei.write(str(d["a"]))`'],
  },
  {
    code: 'print("Ich öffne das Tor.")\n print("Ich fahre durch das Tor.")',
    kind: 'unexpected-indent',
    mentions: ['Zeile 2 beginnt mit Leerzeichen', 'damit die Zeile ganz links beginnt'],
    line: 2,
  },
  {
    code: 'for i in range(3):\n    print(i)\n        print("Ende")',
    kind: 'unexpected-indent',
    mentions: ['weiter rechts als die Zeile davor', '4 Leerzeichen'],
  },
  {
    code: 'print(12 // 0)',
    kind: 'division-by-zero',
    mentions: ['Schreib hinter `//` eine andere Zahl als `0`.'],
  },
  {
    code: 'gaeste = 0\nprint(12 / gaeste)',
    kind: 'division-by-zero',
    mentions: ['`gaeste` ist hier 0', 'hinter `/` eine andere Zahl', '`if gaeste != 0:`'],
  },
  {
    code: 'print(divmod(5, 0))',
    kind: 'division-by-zero',
    mentions: ['Nimm eine andere Zahl als `0`'],
  },
  {
    code: 'tage = 3\nprint("Stunden:", 24 x tage)',
    kind: 'word-for-sign',
    mentions: ['dafür gibt es das Zeichen `*`', 'Schreib `24 * tage`'],
  },
  {
    code: 'punkte = 1\npunkte plus 1',
    kind: 'word-for-sign',
    mentions: ['das Zeichen `+=`', 'Schreib `punkte += 1`'],
  },
  {
    code: 'gaeste = input("Gäste? ")\nprint("Auf Kissen:", gaeste % 4)',
    kind: 'format-values-left',
    mentions: ['den Rest beim Teilen gibt es nur bei Zahlen', '`gaeste = int(gaeste)`'],
    answers: ['7'],
  },
  { code: 'print("7" % 2)', kind: 'format-values-left', mentions: ['`int("7")`'] },
  {
    code: 'for x in range(0, 1, 0.2):\n    print(x)',
    kind: 'range-of-decimals',
    mentions: [
      '`0.2` ist eine Kommazahl',
      '`range(0, 10, 2)`',
      'teil `x` in der Schleife durch `10`',
    ],
  },
  {
    code: 'for x in range(1.0, 5):\n    print(x)',
    kind: 'range-of-decimals',
    mentions: ['ohne Punkt: `range(1, 5)`'],
  },
  {
    code: 'haelfte = 10 / 4\nfor x in range(haelfte):\n    print(x)',
    kind: 'range-of-decimals',
    mentions: ['in Zeile 1 `//` statt `/`'],
  },
  {
    code: 'schritt = 0.5\nfor x in range(0, 3, schritt):\n    print(x)',
    kind: 'range-of-decimals',
    mentions: ['`schritt` ist eine Kommazahl', 'teil sie erst in der Schleife'],
  },
  {
    code: 'ende = float("4")\nfor x in range(ende):\n    print(x)',
    kind: 'range-of-decimals',
    mentions: ['`int(ende)`'],
  },
  {
    code: 'for i in range(10..1):\n    print(i)',
    kind: 'foreign-range',
    mentions: ['`for i in range(10, 0, -1):`'],
  },
  {
    code: 'punkte = 3\nprint(punkte => 3)',
    kind: 'turned-comparison',
    mentions: ['Schreib `>=`'],
  },
  { code: 'punkte = 3\npunkte => 3', kind: 'turned-comparison', mentions: ['`>=`'] },
  {
    code: 'class Held:\n    def __init__(self, name, kraft):\n        self.name = name\n        self.kraft = kraft\nhelden = [Held("Byte", 3), Held("Pixel", 4)]\nprint(max(helden))',
    kind: 'objects-compared',
    mentions: ['Klasse `Held`', 'welches seiner Attribute zählt', '`kraft`'],
  },
  {
    code: 'class Held:\n    def __init__(self, kraft):\n        self.kraft = kraft\na = Held(3)\nb = Held(4)\nif a > b:\n    print("a")',
    kind: 'objects-compared',
    mentions: ['`a.kraft > b.kraft`'],
  },
  {
    code: 'class Held:\n    def __init__(self, kraft):\n        self.kraft = kraft\na = Held(3)\nprint(5 < a)',
    kind: 'objects-compared',
    mentions: ['`5 < a.kraft`'],
  },
  { code: 'class A:\n    pass\nA() < A()', kind: 'objects-compared', mentions: ['`__init__`'] },
  {
    code: 'class Gegner:\n    def __init__(self):\n        self.schaden = 2\ng = Gegner()\nleben = 10\nleben -= g',
    kind: 'unsupported-operator',
    mentions: ['`g.schaden`'],
  },
  {
    code: 'zahl = int(input("Zahl: "))',
    kind: 'text-as-number',
    mentions: ['nur Ziffern ein, zum Beispiel `12`'],
    answers: ['viele'],
  },
  {
    code: 'wort = "Haus"\nwort[2] = "l"',
    kind: 'unchangeable-text',
    mentions: ['`wort = wort[:2] + "l" + wort[3:]`'],
  },
];
