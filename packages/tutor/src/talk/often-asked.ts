import { foldText } from '../safety/fold-text.ts';
import { isIn, signsIn } from '../safety/signs.ts';
import { isAboutOther } from './find-concept.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

const shorter = signsIn(`
  (kuerzer|kuerzen|verkuerz*|abkuerz*|weniger|zusammenfass*|kompakter|shorter) & (schreib*|code|programm|zeile*|tipp*|hinschreib*|machen|write)
  (spar*|abkuerzung|trick|faul) & (zeile*|tipp*|schreib*|tipparbeit|arbeit)
  (so viel|soviel|immer das gleiche|immer dasselbe|jedes mal) & (schreiben|tippen|hinschreiben)
`);

const ways: readonly (readonly [feature: string, card: string, text: string])[] = [
  [
    'def',
    'funktion',
    'Kommen dieselben Zeilen an verschiedenen Stellen vor, pack sie mit `def` in eine **Funktion** und ruf sie dort auf, wo du sie brauchst.',
  ],
  [
    'for',
    'for-schleife',
    'Stehen fast gleiche Zeilen direkt untereinander, schreib sie einmal in eine **Schleife**.',
  ],
  ['*', 'print', 'Wiederholt sich ein Zeichen, hilft der Stern: `"-" * 20` sind zwanzig Striche.'],
];

/** By what the course has taught so far, the last of it first. */
function shortenBy(knowledge: Knowledge, { lesson }: Situation): Partial<Reply> {
  const level = knowledge.levelOf(lesson);
  const known = ways.filter(([feature]) => level.knows(feature)).slice(0, 2);
  const [, card = null] = known[0] ?? [];
  const told = known.map(([, , text]) => text).join(' ');
  const text = told
    ? `Such zuerst, was sich in deinem Programm wiederholt. ${told} Welche Zeilen gleichen sich bei dir?`
    : 'Kürzer muss es noch nicht sein: Ein Programm ist gut, wenn du es selbst noch verstehst. Wie man Wiederholungen spart, kommt bald im Kurs.';
  return { text, concept: card, intent: 'concept' };
}

const fromZero = signsIn(`
  (faengt|fangt|anfaengt|beginn*|start*|zaehl*|geht|los|begin*) .. (bei|mit|ab|from|at) (0|null|zero)
  (bei|mit|ab) (0|null) .. (an|los|anfaengt|beginnt|startet|zaehlt)
  (warum|wieso|weshalb|why) .. (0|null) .. (1|eins)
  (bis|bei|nur) (\\d+|drei|vier|fuenf|neun) .. (nicht|statt|anstatt|und) .. (\\d+|vier|fuenf|zehn)
  (fehlt|fehlen) .. (letzte|letzten) .. (zahl|nummer|runde)
`);

function countedFromZero(knowledge: Knowledge, { lesson }: Situation): Partial<Reply> | null {
  const level = knowledge.levelOf(lesson);
  if (!level.knows('range()')) return null;
  const inLists = level.knows('[]')
    ? ' In einer Liste ist es genauso: Der erste Platz hat die Nummer 0.'
    : '';
  return {
    text: `Python zählt ab 0, wie ein Aufzug, in dem das Erdgeschoss die 0 hat. \`range(4)\` liefert also 0, 1, 2 und 3: Das sind vier Zahlen, nur die 4 selbst ist nicht dabei.${inLists} Willst du bei 1 anfangen, rechne beim Ausgeben 1 dazu.`,
    concept: 'range',
    intent: 'concept',
  };
}

const longest = 15;

/** What is asked again and again, and whose answer depends on how far the course has come. */
export function oftenAsked(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const text = foldText(message);
  if (text.split(' ').length > longest) return null;
  if (isIn(text, shorter)) {
    const told = shortenBy(knowledge, situation);
    if (!isAboutOther(knowledge, message, told.concept ?? 'funktion')) return told;
  }
  return situation.lesson && isIn(text, fromZero) ? countedFromZero(knowledge, situation) : null;
}
