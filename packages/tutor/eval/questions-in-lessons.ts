import type { LessonQuestion } from './lesson-question.ts';

const afterCard = { intent: 'concept', concept: 'fehlermeldung' };
const afterLoop = { intent: 'concept', concept: 'for-schleife' };
const afterQuiz = { intent: 'quiz', concept: 'for-schleife' };
const simpler = /noch einmal einfacher/i;
const house = ['house'];

/** As a ten-year-old has written them; the phrases and tables were made with them. */
export const questionsInLessons: readonly LessonQuestion[] = [
  // Not understood
  { asks: 'ich check das nich', at: 4, is: ['follow-up'] },
  { asks: 'ich check das nich', at: 4, after: afterCard, says: simpler },
  { asks: 'kannst du das auf deutsch sagen', at: 4, after: afterCard, says: simpler },
  { asks: 'hä was', at: 27, after: afterLoop, says: simpler },
  { asks: 'versteh ich nicht', at: 27, after: afterLoop, says: simpler },
  { asks: 'zu schwer erklärt', at: 27, after: afterLoop, says: simpler },
  { asks: 'nochmal aber leichter', at: 27, after: afterLoop, says: simpler },

  // What is red
  { asks: 'was heisst das rote', at: 4, isRed: true, says: /Print/ },
  {
    asks: 'was heisst das rote',
    at: 4,
    is: ['fehlermeldung', 'error'],
    says: /Karte|Fehlermeldung/,
  },
  { asks: 'was ist ein nameerror', at: 4, is: ['fehlermeldung'], says: /kennt.*nicht/ },

  // Signs
  { asks: 'was is das % zeichen', at: 27, is: ['modulo'] },
  { asks: 'muss da ein : hin', at: 27, says: /Doppelpunkt/ },
  { asks: 'wofür ist das #', at: 3, is: ['kommentar'] },
  { asks: 'was machen die ""', at: 4, is: ['zeichenkette'] },
  { asks: 'was bedeutet == ', at: 21, is: ['vergleich'] },

  // Things of the lesson
  { asks: 'was ist eine schleife??', at: 27, is: ['for-schleife'], never: /\[/ },
  { asks: 'wie macht man das mit der nummer davor', at: 27, says: /Nummer/, never: /enumerate/ },
  { asks: 'wie rufe ich die funktion auf', at: 43, is: ['funktion'] },
  { asks: 'wie kann ich das kürzer schreiben', at: 43, says: /Funktion|Schleife|def/ },

  // Programming at large
  {
    asks: 'ich will ein spiel wie minecraft machen',
    at: 27,
    is: ['house', 'craft'],
    says: /klein/,
  },
  { asks: 'ist python besser als java?', at: 43, is: ['craft'], says: /Java/ },
  { asks: 'wie mach ich musik mit python', at: 27, is: ['craft'], says: /Ton|Musik|Klang/ },
  { asks: 'wie werde ich hacker', at: 4, is: ['craft'], says: /dir gehört/ },

  // This place
  { asks: 'mein code ist weg!!', at: 27, is: house, says: /Verlauf/ },
  {
    asks: 'wie komme ich zur nächsten lektion',
    at: 27,
    is: house,
    says: /Kurs-Inhalt.*Next Lesson/s,
  },
  { asks: 'wo ist die " taste', at: 27, is: house, says: /Umschalt.*2/ },
  { asks: 'wie speicher ich das', at: 27, is: house, says: /von selbst/ },
  { asks: 'mach mal schrift grösser', at: 27, is: house, says: /A/ },
  { asks: 'was macht der puzzle knopf', at: 27, is: house, says: /Puzzle/ },
  { asks: 'was ist schritt für schritt', at: 27, is: house, says: /Schritt für Schritt/ },
  { asks: 'was macht reset', at: 27, is: house, says: /Rückgängig/ },
  {
    asks: 'ich hab aus versehen show solution gedrückt',
    at: 27,
    is: house,
    says: /Mein Code/,
  },

  // Feelings
  { asks: 'mein bruder ärgert mich', at: 4, is: ['small-talk'], never: /programmieren/ },
  { asks: 'i am bored', at: 4, never: /fang hier an:/ },
  { asks: 'ich hasse programmieren', at: 4, is: ['frustration'], never: /fang hier an:/ },
  { asks: 'wie heisst du', at: 4, is: ['small-talk'], says: /Werkstatt-Tutor/ },
  { asks: 'du bist blöd', at: 4, is: ['mild-insult'], says: /116\u00A0111/ },

  // The solution
  { asks: 'gib mir die lösung', at: 4, is: ['solution'], never: /Umwegen/ },

  // Answers to a riddle
  { asks: 'keine ahnung', at: 27, after: afterQuiz, says: /zusammen/ },
  { asks: 'A', at: 27, after: afterQuiz, says: /Noch nicht/ },
  { asks: 'B', at: 27, after: afterQuiz, says: /richtig/i },
  { asks: 'ja', at: 27, after: afterQuiz, says: /A, B/ },
  { asks: '3', at: 27, after: afterQuiz, says: /Noch nicht/ },
];
