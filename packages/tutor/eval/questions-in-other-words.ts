import type { LessonQuestion } from './lesson-question.ts';

const afterPrint = { intent: 'concept', concept: 'print' };
const afterRange = { intent: 'concept', concept: 'range' };
const afterFunction = { intent: 'concept', concept: 'funktion' };
const afterQuiz = { intent: 'quiz', concept: 'for-schleife' };
const simpler = /noch einmal einfacher/i;
const house = ['house'];

/** The same in other words. */
export const questionsInOtherWords: readonly LessonQuestion[] = [
  // Not understood
  { asks: 'kapier ich null', at: 6, after: afterPrint, says: simpler },
  {
    asks: 'du redest wie ein lehrbuch, sag das mal lockerer',
    at: 28,
    after: afterRange,
    says: simpler,
  },
  { asks: 'hääää???', at: 43, after: afterFunction, says: simpler },
  { asks: 'kannst du normal reden', at: 28, after: afterRange, says: simpler },
  { asks: 'ich raff nich was du meinst', at: 43, after: afterFunction, says: simpler },
  { asks: 'erklär mal so dass ein kind das versteht', at: 28, after: afterRange, says: simpler },
  { asks: 'keine silbe verstanden', at: 28, after: afterRange, says: simpler },
  { asks: 'bitte für dummies', at: 6, after: afterPrint, says: simpler },
  { asks: 'das is mir zu kompliziert', at: 43, after: afterFunction, says: simpler },
  {
    asks: 'ich verstehe das thema nicht',
    at: 27,
    is: ['follow-up', 'for-schleife'],
    says: /for-Schleife/,
  },
  { asks: 'ich blick hier gar nix', at: 43, is: ['follow-up', 'hint', 'frustration'] },

  // What is red
  { asks: 'was will die rote karte von mir', at: 4, isRed: true, says: /Print/ },
  { asks: 'wieso ist da was rot', at: 4, isRed: true, says: /Print/ },
  {
    asks: 'was bedeutet es wenn es rot wird',
    at: 4,
    is: ['fehlermeldung', 'error'],
    says: /Karte|Fehlermeldung/,
  },
  {
    asks: 'da steht was auf englisch in rot was soll das heißen',
    at: 4,
    isRed: true,
    says: /Print/,
  },
  {
    asks: 'was ist SyntaxError',
    at: 5,
    is: ['fehlermeldung', 'syntaxfehler'],
    says: /versteht|lesen/,
  },
  { asks: 'wann kommt ein IndentationError', at: 27, says: /[Ee]inrück|eingerückt/ },

  // Signs
  { asks: 'wozu ist das prozentzeichen da', at: 28, is: ['modulo'] },
  { asks: 'kommt am ende ein doppelpunkt hin?', at: 27, says: /Doppelpunkt/ },
  { asks: 'was soll das * bei print', at: 5, says: /wiederhol|mal|oft/i },
  { asks: 'was is der unterschied zwischen = und ==', at: 21, is: ['zuweisung', 'vergleich'] },
  { asks: 'brauch ich die anführungszeichen wirklich', at: 4, is: ['zeichenkette'] },
  { asks: 'was bedeuten die klammern hinter dem namen', at: 43, says: /Klammern/ },
  { asks: 'wofür steht das + hier', at: 10, is: ['verketten'] },
  { asks: 'was macht //', at: 16, is: ['ganzzahldivision'] },
  { asks: 'warum muss man das einrücken', at: 27, is: ['einrueckung'] },

  // Things of the lesson
  { asks: 'was bringt mir so ne schleife eigentlich', at: 27, is: ['for-schleife'] },
  { asks: 'wieso geht die bis 4 und nicht bis 5', at: 27, is: ['range'], never: /\[/ },
  {
    asks: 'wie kriegt jeder satz seine eigene zahl',
    at: 27,
    says: /[Nn]ummer|runde|Zahl/,
    never: /enumerate/,
  },
  { asks: 'was ist range', at: 27, is: ['range'], never: /list\(/ },
  { asks: 'wie benutze ich die funktion dann', at: 43, is: ['funktion'] },
  {
    asks: 'warum soll ich ne funktion machen wenn ich es auch so hinschreiben kann',
    at: 43,
    is: ['funktion'],
  },
  { asks: 'was heißt aufrufen', at: 43, is: ['funktion'] },
  { asks: 'geht das auch mit weniger zeilen', at: 43, says: /Funktion|Schleife|def/ },
  { asks: 'was ist ein traceback', at: 4, is: ['fehlermeldung'], never: /len\(/ },
  { asks: 'was ist debuggen', at: 4, is: ['debugging'], never: /\bfor\b/ },

  // Programming at large
  { asks: 'ich möchte roblox nachbauen', at: 27, is: ['house', 'craft'], says: /klein/ },
  {
    asks: 'kann man mit python fortnite programmieren',
    at: 4,
    is: ['house', 'craft'],
    says: /klein/,
  },
  { asks: 'welche programmiersprache ist die beste', at: 43, is: ['craft'], says: /Sprache/ },
  { asks: 'sollte ich lieber scratch lernen', at: 4, is: ['craft'], says: /Scratch|Sprache/ },
  { asks: 'kann python töne abspielen', at: 27, is: ['craft'], says: /Ton|Töne|Musik|Klang/ },
  { asks: 'bin ich dann ein hacker wenn ich das kann', at: 4, is: ['craft'], says: /dir gehört/ },
  { asks: 'wie lange braucht man bis man programmieren kann', at: 4, is: ['craft'] },
  { asks: 'wozu lern ich das überhaupt', at: 4, is: ['craft', 'frustration'] },
  { asks: 'was kann man später damit werden', at: 4, is: ['craft'] },

  // This place
  { asks: 'hilfe alles gelöscht!!! wo ist mein programm hin', at: 27, is: house, says: /Verlauf/ },
  {
    asks: 'gestern hatte ich hier was geschrieben und jetzt ist es nicht mehr da',
    at: 27,
    is: house,
    says: /Verlauf/,
  },
  { asks: 'ich will mein altes programm zurück', at: 27, is: house, says: /Verlauf/ },
  { asks: 'wie gehts weiter zur lektion danach', at: 27, is: house, says: /Kurs-Inhalt/ },
  { asks: 'ich bin fertig wo gehts zur nächsten', at: 27, says: /Kurs-Inhalt|Ziel|Run/ },
  {
    asks: 'wie mach ich anführungszeichen auf der tastatur',
    at: 27,
    is: house,
    says: /Umschalt.*2/,
  },
  { asks: 'wo find ich die eckige klammer auf der tastatur', at: 35, is: house, says: /AltGr/ },
  { asks: 'wie schreibt man den doppelpunkt auf dem tablet', at: 27, is: house, says: /Tablet/ },
  { asks: 'muss ich speichern bevor ich zumache', at: 27, is: house, says: /von selbst/ },
  { asks: 'die buchstaben sind so klein', at: 27, is: house, says: /A/ },
  { asks: 'was bringt das puzzle', at: 27, is: house, says: /Puzzle/ },
  {
    asks: 'kann ich langsam zugucken was mein programm macht',
    at: 27,
    is: house,
    says: /Schritt für Schritt/,
  },
  { asks: 'was passiert wenn ich auf reset drücke', at: 27, is: house, says: /Rückgängig/ },
  {
    asks: 'wie kriege ich meinen code wieder nach show solution',
    at: 27,
    is: house,
    says: /Mein Code|Verlauf/,
  },
  {
    asks: 'wo kann ich einfach frei programmieren ohne aufgabe',
    at: 27,
    is: house,
    says: /Menü|Werkstatt/,
  },
  { asks: 'wie geht das programm wieder aus', at: 27, is: house, says: /Stop/ },
  { asks: 'wie stell ich es dunkel', at: 27, is: house, says: /Dunkel/ },

  // Feelings
  {
    asks: 'meine schwester ist so gemein zu mir',
    at: 4,
    is: ['small-talk', 'crisis'],
    never: /programmieren/,
  },
  { asks: 'ich hab streit mit meiner besten freundin', at: 4, is: ['small-talk'], never: /Run/ },
  { asks: 'ich bin traurig', at: 4, is: ['small-talk', 'crisis'], never: /Run/ },
  { asks: 'mir is sooo langweilig', at: 27, is: ['small-talk'], never: /fang hier an:/ },
  { asks: 'coden ist mega öde', at: 4, is: ['frustration', 'small-talk'], never: /fang hier an:/ },
  { asks: 'hast du einen namen', at: 4, is: ['small-talk'], says: /Werkstatt-Tutor/ },
  { asks: 'du bist voll doof', at: 4, is: ['mild-insult'], says: /116\u00A0111/ },
  { asks: 'du nervst mich', at: 4, is: ['mild-insult'], says: /116\u00A0111/ },

  // The solution
  {
    asks: 'sag mir bitte die lösung',
    at: 27,
    is: ['solution'],
    never: /Umwegen|verrate ich nicht/,
  },
  {
    asks: 'kannst du mir das vorsagen',
    at: 27,
    is: ['solution', 'hint'],
    never: /Umwegen|verrate ich nicht/,
  },
  { asks: 'wie schreibe ich eine funktion', at: 43, is: ['funktion'] },
  { asks: 'wie mach ich eine schleife', at: 27, is: ['for-schleife'] },

  // Answers to a riddle
  { asks: 'weiß nich', at: 27, after: afterQuiz, says: /zusammen/ },
  { asks: 'ka', at: 27, after: afterQuiz, says: /zusammen/ },
  { asks: 'sag du es', at: 27, after: afterQuiz, says: /zusammen/ },
  { asks: 'ich nehm c', at: 27, after: afterQuiz, says: /Noch nicht/ },
  { asks: 'antwort b', at: 27, after: afterQuiz, says: /richtig/i },
  { asks: 'nein', at: 27, after: afterQuiz, says: /A, B/ },
  { asks: 'das zweite glaub ich', at: 27, after: afterQuiz, says: /richtig/i },
  { asks: 'noch eine frage bitte', at: 27, after: afterQuiz, is: ['quiz'] },
  { asks: 'kannst du mir einen tipp geben', at: 27, after: afterQuiz, says: /zusammen/ },
];
