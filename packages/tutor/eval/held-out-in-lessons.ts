import type { LessonQuestion } from './lesson-question.ts';

const afterQuiz = { intent: 'quiz', concept: 'funktion' };
const after = (concept: string) => ({ intent: 'concept', concept });
const simpler = /noch einmal einfacher/i;

// Nothing learns from these: they judge. Written before any of them was answered.
// Mistakes in the spelling are part of the data.
export const heldOutInLessons: readonly LessonQuestion[] = [
  // Not understood
  { asks: 'ich hab kein plan was du da redest', at: 7, after: after('variable'), says: simpler },
  {
    asks: 'mach das mal einfacher ich bin erst 10',
    at: 7,
    after: after('variable'),
    says: simpler,
  },
  { asks: 'versteh nur die hälfte', at: 36, after: after('append'), says: simpler },
  {
    asks: 'könntest du das bitte leichter erklären',
    at: 36,
    after: after('append'),
    says: simpler,
  },
  { asks: 'watt', at: 36, after: after('append'), says: simpler },
  { asks: 'das sagt mir jetzt gar nix', at: 18, after: after('random'), says: simpler },
  { asks: 'hm nee check ich immer noch nich', at: 18, after: after('random'), says: simpler },
  { asks: 'ich verstehe dich nicht', at: 18, after: after('random'), says: simpler },
  { asks: 'mehr', at: 18, after: after('random'), says: /genauer|schief/ },
  { asks: 'erzähl mir mehr davon', at: 18, after: after('random'), says: /genauer|schief/ },

  // What is red
  { asks: 'wieso zeigt das rot an', at: 4, isRed: true, says: /Print/ },
  { asks: 'ich versteh die rote meldung nicht', at: 4, isRed: true, says: /Print/ },
  { asks: 'was soll der rote text heißen', at: 4, isRed: true, says: /Print/ },
  { asks: 'ist rot schlimm', at: 4, says: /Rot|Fehlermeldung|Karte/ },
  { asks: 'was heißt denn valueerror', at: 14, says: /Inhalt/ },

  // Signs
  { asks: 'was heist das ausrufezeichen mit dem =', at: 20, is: ['vergleich'] },
  { asks: 'wozu das # am anfang', at: 3, is: ['kommentar'] },
  { asks: 'was ist % eigentlich', at: 16, is: ['modulo'] },
  { asks: 'wann muss ein doppelpunkt hin und wann nicht', at: 31, says: /Doppelpunkt/ },
  { asks: 'warum müssen da " drum rum', at: 1, is: ['zeichenkette'] },
  { asks: 'was machen die eckigen klammern', at: 35, is: ['liste', 'index'] },
  { asks: 'was heißen die zwei sterne ** da', at: 17, is: ['potenz'] },

  // Things of the lesson
  { asks: 'was bringt mir eine variable', at: 7, is: ['variable'] },
  { asks: 'wie packe ich noch was in die liste', at: 36, is: ['append', 'liste'] },
  { asks: 'wie zieh ich eine zufällige zahl', at: 18, is: ['random'] },
  { asks: 'wofür ist while gut', at: 31, is: ['while-schleife'] },
  {
    asks: 'wie komm ich aus der schleife raus',
    at: 32,
    is: ['break', 'endlosschleife', 'while-schleife'],
  },
  { asks: 'was passiert wenn ich eine funktion nicht aufrufe', at: 43, is: ['funktion'] },
  { asks: 'wieso braucht man return', at: 45, is: ['return'] },
  { asks: 'was ist ein objekt', at: 63, is: ['objekt'] },
  { asks: 'was ist ein dictionary', at: 36, says: /Lektion 40/, never: /\{/ },
  { asks: 'was ist eine funktion', at: 10, says: /Lektion 43/, never: /`def/ },
  { asks: 'wie male ich einen kreis', at: 58, is: ['turtle'] },
  { asks: 'warum ist die erste stelle null', at: 35, says: /0/ },
  { asks: 'kann man sich das viele schreiben sparen', at: 43, says: /Funktion|Schleife/ },

  // Programming at large
  { asks: 'muss ein hacker programmieren können', at: 12, is: ['craft'], says: /dir gehört/ },
  { asks: 'lieber python oder lieber scratch', at: 12, is: ['craft'], says: /Scratch/ },
  { asks: 'kann man damit lieder machen', at: 12, is: ['craft'], says: /Ton/ },
  { asks: 'ich will clash royale programmieren', at: 12, is: ['house', 'craft'], says: /klein/ },
  { asks: 'brauch man das im leben', at: 12, is: ['craft'] },
  { asks: 'wie alt waren die leute die python gemacht haben', at: 12, is: ['craft'] },

  // This place
  { asks: 'ups hab alles weggelöscht', at: 20, is: ['house'], says: /Verlauf/ },
  { asks: 'wie krieg ich mein altes zeug zurück', at: 20, is: ['house'], says: /Verlauf/ },
  { asks: 'wann wird gespeichert', at: 20, is: ['house'], says: /von selbst/ },
  { asks: 'wie mach ich die lektion danach auf', at: 20, is: ['house'], says: /Kurs-Inhalt/ },
  { asks: 'die schrift ist so mini', at: 20, is: ['house'], says: /A/ },
  { asks: 'was tut das puzzle da unten', at: 20, is: ['house'], says: /Puzzle/ },
  { asks: 'was macht der knopf mit den füßen', at: 20, is: ['house'], says: /Schritt für Schritt/ },
  { asks: 'wie geht das fragezeichen auf der tastatur', at: 9, is: ['house'], says: /ß/ },
  { asks: 'wo sind die klammern auf meiner tastatur', at: 1, is: ['house'], says: /8/ },
  { asks: 'ich will was eigenes bauen ohne lektion', at: 20, is: ['house'], says: /Werkstatt/ },
  {
    asks: 'ist mein code weg wenn ich reset mache',
    at: 20,
    is: ['house'],
    says: /Rückgängig|Verlauf/,
  },

  // Feelings
  { asks: 'meine brüder lassen mich nicht in ruhe', at: 20, is: ['small-talk'], never: /Run/ },
  { asks: 'niemand spielt heute mit mir', at: 20, is: ['small-talk', 'crisis'], never: /Run/ },
  { asks: 'laaangweilig', at: 20, is: ['small-talk', 'frustration'], never: /:$/ },
  { asks: 'sag mal wie heißt du eigentlich', at: 20, says: /Werkstatt-Tutor/ },
  { asks: 'du bist ein blödes programm', at: 20, is: ['mild-insult'], says: /116\u00A0111/ },

  // The solution
  { asks: 'zeig mir doch mal kurz die lösung', at: 20, never: /verrate ich nicht|Umwegen/ },
  { asks: 'wie macht man eine eigene funktion', at: 43, is: ['funktion'] },

  // Answers to a riddle
  { asks: 'c', at: 43, after: afterQuiz, says: /richtig/i },
  { asks: 'nummer 3', at: 43, after: afterQuiz, says: /richtig/i },
  { asks: 'hmm a vielleicht', at: 43, after: afterQuiz, says: /Noch nicht/ },
  { asks: 'nacht kikeriki', at: 43, after: afterQuiz, says: /richtig/i },
  { asks: 'puh keine ahnung ehrlich', at: 43, after: afterQuiz, says: /zusammen/ },
];
