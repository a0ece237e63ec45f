import { expect, test } from 'vitest';
import { lineInWords } from '../src/line/line-in-words.ts';

/** A line, and what must be said of it. */
const cases: readonly (readonly [line: string, told: string | RegExp])[] = [
  ['print("Hallo")', 'Sie gibt den Text `"Hallo"` aus.'],
  ['print()', 'Sie gibt eine leere Zeile aus.'],
  ['print("Punkte:", punkte)', /`"Punkte:"` und das, was in `punkte` steckt/],
  ['print("x", end="")', /keine neue Zeile/],
  ['print(f"Hi {name}")', /geschweiften Klammern/],
  ['print(len(wort))', /die Länge von `wort`/],
  ['print([1, 2][0])', /das Ergebnis von `\[1, 2\]\[0\]`/],
  ['x = 5', /merkt sich die Zahl `5` unter dem Namen `x`/],
  ['punkte["Byte"] = 3', /unter dem Namen `punkte\["Byte"\]`/],
  ['tiere = ["Hund", "Katze"]', /die Liste/],
  ['x += 1', /hängt `1` an oder zählt es dazu/],
  ['leben -= schaden', /zieht `schaden` ab/],
  ['name = input("Wer? ")', /zeigt den Text `"Wer\? "`, wartet.*als Text unter `name`/],
  ['zahl = int(input())', /^Sie wartet.*als Zahl unter `zahl`/],
  ['wurf = random.randint(1, 6)', /zufällige ganze Zahl von `1` bis `6`/],
  ['if punkte >= 10 and name != "Byte":', /größer als `10` oder gleich groß ist und `name` anders/],
  ['elif "a" not in wort:', /keine Bedingung davor.*`"a"` nicht in `wort` vorkommt/],
  ['if not fertig:', /ob `fertig` nicht stimmt/],
  ['else:', /alle übrigen Fälle/],
  ['while True:', /bis darin ein `break`/],
  ['while leben > 0:', /vor jeder Runde, ob `leben` größer als `0` ist/],
  ['for i in range(3):', /3-mal. `i` ist dabei nacheinander 0, 1, 2\./],
  ['for i in range(10, 0, -2):', /5-mal. `i` ist dabei nacheinander 10, 8, 6 und so weiter bis 2/],
  ['for i in range(0):', /läuft nie/],
  ['for i in range(n):', /`range\(n\)`/],
  ['for name, punkte in tabelle.items():', /`name` und `punkte`/],
  ['def gruss(name):', /neuen Befehl bei, `gruss`.*`name`.*erst, wenn du ihn aufrufst/],
  ['def __init__(self, name):', /neues Objekt.*`name`/],
  ['class Hund(Tier):', /Bauplan mit dem Namen `Hund`.*was `Tier` schon kann/],
  ['return x * 2', /gibt `x \* 2` an die Stelle zurück/],
  ['import random', /holt das Modul `random`/],
  ['from random import randint', /einzelne Befehle aus dem Modul `random`/],
  ['with open("tagebuch.txt") as datei:', /öffnet `"tagebuch.txt"`, nennt es `datei`/],
  ['except ValueError:', /fängt den Fehler `ValueError` auf/],
  ['tiere.append("Igel")', /hängt den Text `"Igel"` hinten an `tiere` an/],
  ['turtle.forward(100)', /^Die Schildkröte läuft `100` Schritte vorwärts/],
  ['t.left(90)', /^Die Schildkröte `t` dreht sich um `90` Grad nach links/],
  ['gruss("Pixel")', /ruft den Befehl `gruss` auf und gibt ihm `"Pixel"` mit/],
  ['break', /verlässt die Schleife/],
  ['# nur für mich', /Notiz für Menschen/],
  ['print(x)', 'Sie gibt das, was in `x` steckt, aus.'],
  ['print(x, "a")', /das, was in `x` steckt, und den Text/],
  ['print("a" i)', /Zwischen `"a"` und `i` fehlt etwas, vermutlich ein Komma/],
  ['print("Ich löte nicht im Matheunterricht.")', '`"Ich löte nicht im Matheunt…"`'],
  ['x = sorted(y for y in [1, 2, 3, 4, 5, 6])', /…\]`/],
  ['sorted(liste)', /Den bringt Python mit/],
  ['print("x")  # break', 'Sie gibt den Text `"x"` aus.'],
];

test.each(cases)('tells what `%s` does', (line, told) => {
  expect(lineInWords(line)).toMatch(told);
});

test.each([
  [
    'Print("a")',
    'Print("a")',
    /Befehl `Print` laufen, aber den kennt Python nicht. Meintest du `print`/,
  ],
  ['gruss()', 'def gruss():\n    pass\ngruss()', /Python springt dorthin/],
  ['gruss()', 'gruss()', /den kennt Python nicht. Ist er vertippt, oder fehlt noch sein `def`/],
  ['sleep(1)', 'from time import sleep\nsleep(1)', /ruft den Befehl `sleep` auf/],
  ['helfen()', 'def hlefen():\n    pass\nhelfen()', /Meintest du `hlefen`/],
])('in its program it is known which commands there are: %s', (line, program, told) => {
  expect(lineInWords(line, program)).toMatch(told);
});

test.each(['x = y = 3', '???', 'print("Hallo"', `x = "${'a'.repeat(500)}"`])(
  'says nothing of what it cannot read: %s',
  (line) => {
    expect(lineInWords(line)).toBe(null);
  },
);
