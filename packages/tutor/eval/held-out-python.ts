import type { Question } from './question.ts';

export const heldOutPython: readonly Question[] = [
  // Python: first steps, values, text
  { asks: 'mein enkel sagt er schreibt programme, was ist das denn genau', wants: ['programm'] },
  { asks: 'wie heißt ein einzelner befehl, den der computer ausführt', wants: ['anweisung'] },
  { asks: 'wie krieg ich das ergebniss auf den bildschirm', wants: ['print'] },
  { asks: 'prnit was macht das', wants: ['print'] },
  {
    asks: 'kann ich mir Notizen in den Code schreiben ohne dass Python meckert?',
    wants: ['kommentar'],
  },
  { asks: 'was bringt das hashtag vor der zeile', wants: ['kommentar'] },
  {
    asks: 'wie merkt sich der computer wie viele leben ich noch habe',
    wants: ['variable', 'zuweisung'],
  },
  { asks: 'was sind varaiblen', wants: ['variable'] },
  {
    asks: 'Warum steht da x = x + 1? In Mathe ist das doch Quatsch',
    wants: ['zuweisung', 'plus-gleich'],
  },
  {
    asks: 'Darf ich eine Variable 1spieler nennen oder mein alter mit leerzeichen?',
    wants: ['namen'],
  },
  { asks: 'woran seh ich ob was ein text oder ne zahl ist', wants: ['datentyp'] },
  { asks: 'was kommt bei type(3.0) raus und wofuer braucht man das', wants: ['datentyp'] },
  { asks: 'was heisst int', wants: ['ganzzahl', 'umwandeln'] },
  { asks: 'zahlen ohne komma', wants: ['ganzzahl'] },
  {
    asks: 'Wieso versteht Python 3,5 nicht, ich hab doch nur Dreieinhalb geschrieben',
    wants: ['kommazahl'],
  },
  {
    asks: '0.1 + 0.2 gibt 0.30000000000000004 ist mein laptop kaputt',
    wants: ['kommazahl', 'runden'],
  },
  { asks: 'warum muessen um hallo immer so gaensefuesschen rum', wants: ['zeichenkette'] },
  { asks: 'was ist ein string auf deutsch', wants: ['zeichenkette'] },
  { asks: 'etwas das nur ja oder nein sein kann wie speicher ich das', wants: ['wahrheitswert'] },
  { asks: 'Warum wird True groß geschrieben?', wants: ['wahrheitswert'] },
  {
    asks: 'am ende steht da immer None obwohl ich das nirgends geschrieben hab',
    wants: ['none', 'return'],
  },
  { asks: 'wie frag ich den spieler wie er heißt', wants: ['input'] },
  {
    asks: 'Mein Sohn möchte, dass man beim Quiz etwas eintippen kann. Was braucht er dafür?',
    wants: ['input'],
  },
  {
    asks: 'wie mach ich aus "12" eine richtige zahl mit der man rechnen kann',
    wants: ['umwandeln'],
  },
  {
    asks: 'ich tipp 11 ein und plus 1 soll 12 sein aber es wird 111 draus?',
    wants: ['umwandeln', 'verketten', 'input'],
  },
  { asks: 'welches zeichen ist mal bei python, x geht nicht', wants: ['rechnen'] },
  { asks: 'wie find ich raus ob ne zahl gerade ist', wants: ['modulo'] },
  { asks: 'was macht das prozentzeichen bei 17 % 5', wants: ['modulo'] },
  { asks: 'Unterschied zwischen / und //', wants: ['ganzzahldivision', 'rechnen'] },
  { asks: 'teilen aber ohne nachkommastellen hintendran', wants: ['ganzzahldivision'] },
  { asks: 'wie geht quadratzahl 7 mal 7 kürzer', wants: ['potenz'] },
  { asks: 'wofür is das ** gut, das steht da zwischen 2 und 5', wants: ['potenz'] },
  {
    asks: 'bei meinem taschengeldrechner steht 3.3333333333 ich will nur cent',
    wants: ['runden', 'f-string'],
  },
  {
    asks: 'Rechnet Python auch Punkt vor Strich und wie ändere ich das?',
    wants: ['klammern', 'rechnen'],
  },
  { asks: 'wann eckige, wann runde und wann geschweifte?', wants: ['klammern'] },
  { asks: 'was bedeutet leben -= 1', wants: ['plus-gleich'] },
  {
    asks: 'ich hab zwei wörter in zwei variablen und will eins draus kriegen',
    wants: ['verketten', 'f-string'],
  },
  { asks: 'wozu ist das f in print(f"Hallo {name}")', wants: ['f-string'] },
  {
    asks: 'ich will ne variable mitten in den satz rein tun ohne die ganzen plus',
    wants: ['f-string'],
  },
  { asks: 'wie schreib ich ein wort komplett in grossbuchstaben um', wants: ['string-methoden'] },
  {
    asks: 'in einem satz jedes e gegen ein x tauschen für ne geheimschrift',
    wants: ['string-methoden'],
  },
  { asks: 'den dritten buchstaben von meinem namen kriegen', wants: ['index'] },
  {
    asks: 'Warum ist das erste Listenelement nummer null, das ist doch unlogisch',
    wants: ['index'],
  },
  { asks: 'wie nimmt man nur die ersten 4 Zeichen von einem Wort', wants: ['slicing'] },
  { asks: 'wort rückwerts [::-1]', wants: ['slicing'] },
  { asks: 'rausfinden wie viele buchstaben ein passwort hat', wants: ['laenge'] },
  { asks: 'wie lang ist meine freundesliste, kann python das nachzählen', wants: ['laenge'] },
  { asks: 'zeilenumbruch mitten in einem text machen', wants: ['escape-zeichen'] },
  {
    asks: 'wie kommen Anführungszeichen in einen Text, der schon welche hat',
    wants: ['escape-zeichen', 'zeichenkette'],
  },
  { asks: 'einen satz in die einzelnen wörter zerteilen', wants: ['split-join'] },
  { asks: 'aus ["a", "b", "c"] soll a-b-c werden', wants: ['split-join'] },

  // Python: decisions
  { asks: 'wieso manchmal == und manchmal nur =', wants: ['vergleich', 'zuweisung'] },
  { asks: 'wie schreibt man ungleich', wants: ['vergleich'] },
  {
    asks: 'das zwischen if und dem doppelpunkt, wie nennt man das',
    wants: ['bedingung', 'vergleich'],
  },
  { asks: 'nur wenn man ueber 100 punkte hat soll level 2 kommen', wants: ['if', 'bedingung'] },
  { asks: 'Wie kann ein Computer Entscheidungen treffen?', wants: ['if', 'bedingung'] },
  {
    asks: 'und was schreib ich hin für wenn es NICHT stimmt, da soll dann game over kommen',
    wants: ['else'],
  },
  {
    asks: 'ich hab 6 schulnoten und für jede soll was anderes da stehn wie viele wenns brauch ich',
    wants: ['elif', 'match'],
  },
  { asks: 'Unterschied zwischen elif und else', wants: ['elif', 'else'] },
  { asks: 'gibts sowas wie switch in python, kenn ich aus java', wants: ['match', 'elif'] },
  { asks: 'zwei sachen auf einmal prüfen, alter über 12 und ticket dabei', wants: ['logik'] },
  { asks: 'wieso muss man da 4 leerzeichen davor machen', wants: ['einrueckung'] },
  { asks: 'woher weis python welche zeilen noch zum if gehören', wants: ['einrueckung'] },
  { asks: 'darf ich ein if in ein anderes if reintun', wants: ['verschachtelung', 'if'] },
  {
    asks: 'In der Zeitung steht ständig etwas von Algorithmen. Was ist damit gemeint?',
    wants: ['algorithmus'],
  },

  // Python: loops
  {
    asks: 'ich will 20 mal sorry schreiben aber nicht 20 zeilen',
    wants: ['for-schleife', 'range', 'while-schleife'],
  },
  { asks: 'for buchstabe in wort: check ich nicht', wants: ['for-schleife'] },
  { asks: 'alle namen aus der klasse nacheinander begrüßen', wants: ['for-schleife'] },
  { asks: 'how do i make a loop', wants: ['for-schleife', 'while-schleife'] },
  { asks: 'warum kommt bei range(1, 10) die 10 nicht mit', wants: ['range'] },
  { asks: 'rückwärts zählen 10 9 8 bis start', wants: ['range', 'for-schleife', 'while-schleife'] },
  { asks: 'solange fragen bis das passwort stimmt', wants: ['while-schleife'] },
  { asks: 'Wann nehme ich for und wann while?', wants: ['for-schleife', 'while-schleife'] },
  {
    asks: 'es schreibt die ganze zeit hallo und geht nie wieder aus',
    wants: ['endlosschleife', 'while-schleife'],
  },
  { asks: 'wozu schreibt jemand while True', wants: ['endlosschleife', 'while-schleife'] },
  { asks: 'wie komm ich mitten aus der wiederholung raus wenn gewonnen', wants: ['break'] },
  { asks: 'beim durchzählen die 13 auslassen und dann weiter', wants: ['continue'] },
  {
    asks: 'mitzählen wie oft der spieler schon geraten hat',
    wants: ['zaehlen-und-summieren', 'plus-gleich'],
  },
  {
    asks: 'Schleife in der Schleife für ein Schachbrett',
    wants: ['verschachtelung', 'for-schleife'],
  },
  {
    asks: 'zu jedem namen auch die platznummer ausgeben beim durchgehen 1. Lea 2. Can',
    wants: ['enumerate'],
  },
  {
    asks: 'hab eine liste mit namen und eine mit punkten wie geh ich beide zusammen durch',
    wants: ['zip'],
  },

  // Python: collections
  {
    asks: 'Kann eine Variable auch mehrere Sachen auf einmal haben?',
    wants: ['liste', 'tupel', 'woerterbuch'],
  },
  {
    asks: 'ich bau ein rucksack inventar mit schwert und trank und so, worin speicher ich das',
    wants: ['liste', 'woerterbuch'],
  },
  { asks: 'array python', wants: ['liste'] },
  {
    asks: 'wie leg ich nachträglich noch ein item in den rucksack dazu',
    wants: ['append', 'liste'],
  },
  { asks: 'apend', wants: ['append'] },
  { asks: 'highscores von groß nach klein', wants: ['sortieren'] },
  { asks: 'meine Klassenliste soll alphabetisch stehen', wants: ['sortieren'] },
  { asks: 'bei galgenmännchen gucken ob der buchstabe im wort vorkommt', wants: ['in'] },
  { asks: 'was soll [x * 2 for x in zahlen] bedeuten', wants: ['list-comprehension'] },
  { asks: 'wie ne liste aber man kann nix mehr dran aendern', wants: ['tupel'] },
  { asks: 'Unterschied Liste Tupel Menge', wants: ['liste', 'tupel', 'menge'] },
  { asks: 'vokabeltrainer, zu jedem deutschen wort das englische merken', wants: ['woerterbuch'] },
  { asks: 'was bedeutet key und value', wants: ['woerterbuch'] },
  { asks: 'doppelte sachen aus der liste rauswerfen', wants: ['menge'] },
  {
    asks: 'wer hat am meisten punkte, also die höchste zahl von allen finden',
    wants: ['min-max-sum'],
  },
  {
    asks: 'notendurchschnitt ausrechnen aus allen meinen noten',
    wants: ['min-max-sum', 'zaehlen-und-summieren'],
  },

  // Python: functions and modules
  { asks: 'kann ich mir einen eigenen befehl erfinden', wants: ['funktion'] },
  { asks: 'was heißt eigentlich def, definitiv?', wants: ['funktion'] },
  {
    asks: 'Ich kopiere dreimal denselben Codeblock. Das geht doch bestimmt schlauer?',
    wants: ['funktion', 'for-schleife'],
  },
  { asks: 'wozu ist das in den klammern bei def begruesse(name)', wants: ['parameter'] },
  { asks: 'Argument und Parameter, ist das nicht das selbe', wants: ['parameter'] },
  { asks: 'wie krieg ich das ausgerechnete aus der funktion wieder raus', wants: ['return'] },
  { asks: 'print oder returnen was ist besser', wants: ['return', 'print'] },
  {
    asks: 'def eis(kugeln=2): warum ist da ein gleich in der klammer',
    wants: ['standardwert', 'parameter'],
  },
  {
    asks: 'wieso kennt python mein ergebnis draussen nicht, in der funktion gings noch',
    wants: ['lokale-variable', 'return'],
  },
  {
    asks: 'in der funktion f steht nochmal f(n - 1) darf die sich selber benutzen',
    wants: ['rekursion'],
  },
  { asks: 'was bringt import ganz oben', wants: ['modul'] },
  { asks: 'der pc soll sich heimlich eine zahl zwischen 1 und 50 aussuchen', wants: ['random'] },
  { asks: 'Wie lose ich per Programm aus, welcher Schüler drankommt?', wants: ['random'] },
  { asks: 'wurzel ziehen', wants: ['math', 'potenz'] },
  { asks: 'brauche 3,14 für den kreis aber genauer', wants: ['math'] },
  { asks: 'das programm soll kurz pause machen bevor der nächste satz kommt', wants: ['zeit'] },
  { asks: 'wie stoppe ich die sekunden, die jemand zum tippen braucht', wants: ['zeit'] },
  { asks: 'wie malt man ein sechseck mit der schildkröte', wants: ['turtle'] },
  { asks: 'beim zeichnen den Stift hochheben und die Farbe wechseln in Python', wants: ['turtle'] },
  { asks: 'wörter aus einer txt laden für mein ratespiel', wants: ['datei-lesen'] },
  {
    asks: 'der highscore soll noch da sein wenn ich morgen wieder an mach',
    wants: ['datei-schreiben', 'datei-lesen'],
  },

  // Python: mistakes and objects
  { asks: 'Liest man einen Traceback von oben oder von unten?', wants: ['fehlermeldung'] },
  {
    asks: 'was bedeutet dieses invalid syntax eigentlich',
    wants: ['syntaxfehler', 'fehlermeldung'],
  },
  {
    asks: 'wenn einer buchstaben statt einer zahl eintippt soll das spiel nicht abstürzen',
    wants: ['try-except'],
  },
  {
    asks: 'Wie bringe ich meiner 7b bei, Bugs planvoll zu suchen statt wild herumzuprobieren?',
    wants: ['debugging'],
  },
  { asks: 'wofür brauch ich class Monster:', wants: ['klasse'] },
  { asks: 'was ist eine instanz', wants: ['objekt', 'klasse'] },
  {
    asks: 'Unterschied zwischen Klasse und Objekt bitte einfach erklärt',
    wants: ['klasse', 'objekt'],
  },
  {
    asks: 'warum mal len(liste) und mal liste.append(), also mit punkt',
    wants: ['methode', 'funktion'],
  },
  { asks: 'das komische init mit den doppelten unterstrichen', wants: ['init'] },
  { asks: 'was macht self', wants: ['methode', 'init', 'klasse'] },
  {
    asks: 'der endboss soll alles können was ein normaler gegner kann und noch feuer spucken',
    wants: ['vererbung'],
  },
  { asks: 'eine mini funktion die keinen namen hat', wants: ['lambda'] },
];
