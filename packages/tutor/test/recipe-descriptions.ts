type Descriptions = Readonly<Record<string, readonly string[]>>;

/** By somebody who knew none of the phrases; those who wrote the phrases didn't know them either. */
export const fresh: Descriptions = {
  menue: [
    'am anfang soll da stehen 1 witz 2 spruch 3 beenden und dann tippt man eine zahl ein und das passirt dann',
    'Ich hätte gern ein Programm für unseren Schulkiosk. Man sieht was es gibt (Brezel, Kakao, Apfel), sucht sich mit einer Nummer etwas aus und danach kommt die Liste wieder, bis man auf Ende geht.',
    'der benutzer soll aussuchen können was er machen will, und nach jeder sache wird er wieder gefragt',
    'ich will das man bei meiner pizzaria aussuchen kann 1 margerita 2 salami 3 hawai und dann steht da was drauf ist und was es kostet, und man kann nochmal wählen bis man 0 drückt',
    'man sieht gitarre, schlagzeug, klavir und tippt die nummer dann steht da was über das instrument. bei q ist schluss',
    'Für unsere Klassenfahrt: man soll auswählen können ob man den Busplan, die Zimmer oder die Regeln sehen will, und danach kommt man wieder zur auswahl zurück.',
  ],
  zahlenraten: [
    'der computer denkt sich was zwischen 1 und 50 aus und ich mus rausfinden was. er sagt imer höher oder tiefer',
    'mein bruder soll rauskriegen welche geheime zahl es ist, er hat nur 7 versuche',
    'der computer denkt sich was zwischen 1 und 50 aus und ich muss es rausfinden, er sagt immer zu hoch oder zu tif',
    'ein geist versteckt sich in einem hotel mit 100 zimmern, man tippt eine zimmernummer und der geist flüstert ob er weiter oben oder weiter unten ist. man hat nur 7 versuche dann buuuh',
    'meine schwester soll herausfinden wie viele gummibärchen im glas sind. wenn sie zu wenig sagt steht da mehr! und sonst weniger! und am ende wie oft sie gebraucht hat',
  ],
  quiz: [
    'ich will meine freundin abfragen ob sie sich mit pferden auskennt und am ende sagt es wie viele sie richtig hat',
    'Für Erdkunde: das Programm nennt ein Land und man muss die Hauptstadt eintippen. Für jede richtige Antwort gibt es einen Punkt.',
    'vokabeln üben englisch, hund = dog katze = cat und so, er sagt ob es stimmt oder falsch ist',
    'fragen über die fußball wm mit a b c und am ende wie viele richtig',
    'ich muss für erdkunde die hauptstädte lernen. das programm soll mich abfragen und sagen obs stimmt und punkte zählen',
    'wer kennt sich mit dinos aus?? der computer will was wissen zb welcher war der größte und man muss antworten, wenns falsch ist zeigt er die richtige lösung. mindestens 5 stück',
  ],
  taschenrechner: [
    'zwei zahlen eingeben und dann plus minus mal oder geteilt',
    'ich will wissen was rauskommt wenn ich 348 mal 27 mache ohne selber zu rechnen, auch mit anderen zahlen',
    'Man gibt zwei Kommazahlen ein und ein Rechenzeichen, und das Ergebnis wird angezeigt. Wenn man durch 0 teilt soll eine Fehlermeldung kommen.',
    'wir haben beim kuchenbasar verkauft und ich will eingeben wie viele muffins und was einer kostet und dann kommt raus wie viel geld wir haben',
    'zwei zahlen eintippen und dann plus minus mal oder geteilt und bei durch 0 soll er mekern',
    'wie schwer bin ich auf dem mond? man gibt sein gewicht ein und es kommt raus was man auf mond mars und jupiter wiegt',
  ],
  aufgabenliste: [
    'ich vergess immer alles. was wo ich hausaufgaben reinschreibe und abhacken kann wenn ich ferig bin',
    'Ein Programm für meine Aufgaben zuhause: Zimmer aufräumen, Hasen füttern, Klavier üben. Ich möchte neue dazuschreiben und erledigte streichen können.',
    'was ich noch alles für den urlaub in italien einpacken muss, ich will sachen dazu schreiben und abhaken wenn sie im koffer sind',
    'hausaufgaben merken damit ich nix vergesse. neue reinschreiben, fertige löschen, alle zeigen',
    'Wir haben zwei Meerschweinchen und jeder in der Familie hat pflichten, zum Beispiel käfig putzen oder wasser wechseln. Man soll das eintragen können und wenn einer es gemacht hat kommt ein häckchen dran.',
  ],
  wuerfel: [
    'wir haben den würfel von mensch ärger dich nicht verlohren kannst du einen machen',
    'es soll zufällig eine zahl von 1 bis 6 kommen, zwei mal, und dann beide zusammen zählen',
    'bei unserm rollenspiel brauchen wir einen mit 20 seiten und der soll zeigen wie oft ich die 20 geworfen hab',
    'wir spielen kniffel im ferienhaus aber die würfel sind weg, brauche 5 stück und die summe',
    'für mein rollenspiel abend: so ein ding mit 20 seiten, wenn ich enter drücke kommt was zufälliges raus und bei 20 steht kritischer treffer!!',
    'mama und ich streiten immer wer abwaschen muss. beide kriegen zufällig eine 1 bis 6 und wer weniger augen hat muss spülen',
  ],
  countdown: [
    '10 9 8 7 6 5 4 3 2 1 und dan fliegt die rakete los!!!',
    'ein timer zum zähne putzen der 2 minuten rückwerts läuft und am schluss steht da fertig',
    'Das Programm soll jede Sekunde eine Zahl runterzählen und bei null „Frohes neues Jahr“ ausgeben',
    '10 9 8 7 und so weiter und dann fliegt die rakete los mit zisch',
    'wenn ich eier koche soll es 5 minuten rückwerts laufen und am schluss EI FERTIG schreiben',
    'wie viele tage sinds noch bis heiligabend ich will das jeden tag sehn wenn ichs starte',
  ],
  wortstatistik: [
    'ich geb einen text ein und es sagt mir wieviele wörter das sind und welches am längsten is',
    'Meine Lehrerin sagt ich schreibe zu oft „und dann“. Ich möchte meinen Aufsatz reinkopieren und sehen, welche Wörter am häufigsten vorkommen.',
    'ich schreib mein aufsatz rein und es sagt mir wie viele wörter und sätze drin sind weil wir mindestens 200 brauchen',
    'songtext reinkopieren und guken was am meisten vorkommt, bei taylor swift ist es bestimmt love',
    'meine oma schreibt immer so lange nachrichten. ich will wissen wie oft jeder buchstabe drin ist und welches wort das längste ist',
  ],
  muster: [
    'mit sternchen einen tannenbaum machen oben klein unten breit',
    'ein schachbret aus schwarzen und weißen kästchen auf dem bildschirm, 8 mal 8',
    'was buntes mit ganz vielen kreisen die ineinander sind, wie ein mandala',
    'einen tannenbaum aus sternchen der so hoch ist wie man eingibt',
    'die schildkröte soll ganz viele bunte quadrate machen die sich drehen bis es wie eine blume aussieht',
  ],
  spielschleife: [
    'man läuft durch eine höhle und kann links oder rechts gehen, und wenn ein monster kommt verliert man ein leben. wenn alle weg sind game over',
    'Ich möchte gegen einen Drachen kämpfen. Jede Runde kann ich angreifen oder heilen, dann ist der Drache dran, bis einer keine Lebenspunkte mehr hat.',
    'ein ritter hat 20 leben und kämpft gegen ein drachen, jede runde kann man angreifen oder heilen bis einer tot ist',
    'elfmeter schießen! ich sag links mitte oder rechts und der torwart springt zufällig irgendwo hin. wer nach 5 runden mehr tore hat gewinnt',
  ],
  antwortmaschine: [
    'ein roboter mit dem ich schreiben kann. wen ich hallo sage sagt er hallo zurück und wenn ich traurig bin tröstet er mich',
    'so ähnlich wie chatgpt aber ganz einfach, also ich tippe was ein und er antwortet je nachdem welches wort drin vorkommt',
    'ein zombie mit dem man schreiben kann. wenn ich hallo sag sagt er gehiiirn, wenn ich frag wie gehts sagt er schlecht bin tot',
    'ich will einen freund im computer mit dem ich reden kann wenn mir langweilig ist, er soll auf wörter wie schule oder müde was passendes sagen',
    'Mein Papa redet immer mit seinem Handy. ich will sowas selber nur zum tippen und das es wie ein pirat zurückschreibt. wenn er was nicht kent sagt er arrr versteh ich nicht und bei tschüss ist ende',
  ],
  formularseite: [
    'für meinen geburtstag eine seite im internet wo die gäste ihren namen eintragen und ob sie kommen und dann auf abschicken drücken',
    'Unser Fußballverein braucht was zum Anmelden im Browser, mit Feldern für Name, Alter und E-Mail und einem Knopf zum Absenden',
    'eine seite im internet für mein geburtstag wo meine freunde ihren namen eintragen und ankreuzen ob sie kommen und dann auf absenden klicken',
    'anmeldung für unser handball turnier als homepage mit feldern für mannschaft, alter und email und ein knopf',
    'html fürs tierheim wo man reinschreiben kann welches tier man haben möchte und warum, und wenn man abschickt steht unten danke und der name',
  ],
};

/** None of them stands in a recipe or a plan, nor anything like it. */
export const unseen: Descriptions = {
  menue: [
    'ein menü wo man mit 1 2 3 auswählen kann was passiert',
    'Hauptmenü mit Starten, Optionen und Beenden',
    'ein Menü für meine Eisdiele mit Vanille, Schoko und Erdbeere',
    'auswahl was man machen will und 0 beendet das programm',
  ],
  zahlenraten: [
    'Mach mir ein Spiel, bei dem ich eine Zahl zwischen 1 und 200 raten muss',
    'der rechner überlegt sich ne zahl und sagt höher oder tiefer',
    'denk dir eine zahl aus und ich rate',
    'spiel: zahl zwischen 1 und 30 finden, mit tipps ob größer oder kleiner',
    'kannst du ein ratespiel machen wo man nur 6 mal raten darf',
  ],
  quiz: [
    'frag mich hauptstädte ab und zähl die richtigen antworten',
    'wissenstest für meine schwester über pferde',
    'quiz über das mittelalter',
    'Ein Spiel mit Fragen zu Tieren, für jede richtige Antwort 5 Punkte',
    'ich möchte meine klasse mit einem test über europa überraschen',
  ],
  taschenrechner: ['rechne zwei zahlen zusammen'],
  aufgabenliste: [
    'Ein Programm das sich merkt was ich im Haushalt erledigen soll',
    'eine liste was ich heute machen muss: Hausaufgaben, Flöte üben und Katze füttern',
    'Einkaufsliste mit Milch, Brot und Äpfeln',
  ],
  wuerfel: [
    'würfeln mit zwei würfeln und die augen zusammenzählen',
    'Ich brauche einen Würfel fürs Brettspiel',
    'wirf 100 mal den würfel und zeig wie oft die 6 kam',
    'drei würfel werfen und alles zusammenzählen',
  ],
  countdown: ['ein timer der 5 minuten runterläuft', 'Rakete startet wenn die Zeit um ist'],
  muster: ['Ein Schachbrettmuster zeichnen', 'male ein muster aus vierecken'],
  spielschleife: ['man läuft nach links und rechts und sammelt münzen'],
  antwortmaschine: [
    'mit dem computer quatschen und er gibt lustige antworten',
    'ein chatbot der über fußball und musik redet',
  ],
  formularseite: ['Webseite mit einem Formular zum Anmelden für meinen Geburtstag'],
};
