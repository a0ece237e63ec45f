import type { LessonQuestion } from './lesson-question.ts';

const ownError = {
  at: 4,
  isRed: true,
  is: ['error'],
  says: /Print.*Zeile 4|Zeile 4.*Print/s,
} as const;
const lostResult = {
  at: 10,
  ran: { code: 'satz = "hallo"\nsatz.upper()\nprint(satz)\n', output: 'hallo\n' },
  is: ['error'],
  says: /satz = satz\.upper\(\)/,
} as const;
const missingF = {
  at: 17,
  ran: { code: 'tier = "Hund"\nprint("Mein {tier}")\n', output: 'Mein {tier}\n' },
  is: ['error'],
  says: /Zeile 2.*`f`/s,
} as const;
const swappedSigns = {
  at: 17,
  ran: { code: 'gewicht = 5\ngewicht =+ 3\nprint(gewicht)\n', output: '3\n' },
  is: ['error'],
  says: /gewicht \+= 3/,
} as const;

/** About a program that broke off, or that did something else than was meant; and in everyday words. */
export const questionsAboutRuns: readonly LessonQuestion[] = [
  { asks: 'was mach ich falsch', ...ownError },
  { asks: 'was is hier falsch', ...ownError },
  { asks: 'wo ist der fehler', ...ownError },
  { asks: 'wo is der feler', ...ownError },
  { asks: 'warum kennt der das nich', ...ownError },
  { asks: 'wiso nimmt er das nich', ...ownError },
  { asks: 'kannst du mal gucken', ...ownError },
  { asks: 'kuk mal', ...ownError },
  { asks: 'gugg ma bitte', ...ownError },
  { asks: 'hilfe', ...ownError },
  { asks: 'was kommt danach', ...ownError },
  { asks: 'was heist nameerror', ...ownError, says: /NameError\*\* heißt.*Zeile 4/s },
  { asks: 'was is ein sintax eror', ...ownError, says: /SyntaxError\*\* heißt.*Zeile 4/s },
  { asks: 'bin ich fertig', at: 4, isRed: true, says: /Zuerst.*Zeile 4/s },
  { asks: 'was ist eine variable', at: 17, isRed: true, is: ['variable'] },

  { asks: 'wieso ist das nich groß', ...lostResult },
  { asks: 'hilfe', ...lostResult },
  { asks: 'warum geht das nicht', ...lostResult },
  { asks: 'was mach ich falsch', ...lostResult },
  { asks: 'kannst du mal guggen', ...lostResult },
  { asks: 'warum steht da {tier}', ...missingF },
  { asks: 'wieso kommt da nich hund', ...missingF },
  { asks: 'warum sind da klammern', ...missingF },
  { asks: 'warum ist das 3', ...swappedSigns },
  { asks: 'wieso kommt da nur 3 raus', ...swappedSigns },
  { asks: 'warum heißt das variable', ...swappedSigns, is: ['concept', 'variable'], says: /./ },

  { asks: 'wo klick ich', at: 3, is: ['house'], says: /Run/ },
  { asks: 'wo mus ich drücken', at: 3, is: ['house'], says: /Run/ },
  { asks: 'was ist prognose', at: 17, says: /`prognose` ist ein Name/, never: /KI|Vorhersage\*\*/ },
  { asks: 'was ist gewicht', at: 17, says: /`gewicht` ist ein Name.*Zeile/s },
  { asks: 'kannst du mir ein spiel programmieren', at: 10, is: ['house'], says: /klein/ },
  { asks: 'programier mir mal ein spiel', at: 4, isRed: true, is: ['house'], says: /klein/ },
  { asks: 'was kann ich mit python machen?', at: 10, is: ['craft'], says: /Mit Python baust du/ },
];
