import { explainRun } from './explain-run.ts';
import { openReplies } from './replies.ts';
import type { Reply, Situation } from './situation.ts';

const kinds = [
  'NameError',
  'SyntaxError',
  'IndentationError',
  'TypeError',
  'ValueError',
  'ZeroDivisionError',
  'IndexError',
  'KeyError',
  'AttributeError',
  'ModuleNotFoundError',
  'RecursionError',
] as const;
type Kind = (typeof kinds)[number];
const meaningOf = openReplies('errors', kinds);

const byName = new Map<string, Kind>(kinds.map((name) => [name.toLowerCase(), name]));
const aliases: Readonly<Record<string, string>> = { taberror: 'IndentationError' };
/** They have a card, which is told while nothing is red. */
const inGerman: Readonly<Record<string, string>> = {
  syntaxfehler: 'SyntaxError',
  namensfehler: 'NameError',
  einrückungsfehler: 'IndentationError',
  typfehler: 'TypeError',
};

const meaning = /^\W*\w+\W*$|was|wann|wat|wieso|warum|bedeut|hei(?:ß|ss)t|erkl|what/i;

/** The kind of error that a message calls by its name and says nothing else of. */
export function errorAsked(message: string, isRed: boolean): Kind | null {
  if (/:/.test(message) || !meaning.test(message) || message.split(/\s+/).length > 9) return null;
  const words = message
    .toLowerCase()
    .replaceAll(/\be(?:r+o+r|ror)\b|(?<=\w)e(?:ror|rorr|rrorr)\b/g, 'error')
    .replaceAll(/s[iy]n?th?ax(?= ?-?error)/g, 'syntax')
    .replaceAll(/(\w) ?(?:-| )error\b/g, '$1error')
    .match(/[\p{L}\w]+/gu);
  for (const word of words ?? []) {
    const alias = aliases[word] ?? (isRed ? inGerman[word] : undefined);
    const name = byName.get(alias?.toLowerCase() ?? word);
    if (name) return name;
  }
  return null;
}

export function explainErrorName(name: Kind): Partial<Reply> {
  const text = `**${name}** heißt: ${meaningOf(name)}\n\nAuf der roten Karte steht dazu die Zeile. Dort fängst du an zu suchen.`;
  return { text, concept: 'fehlermeldung', intent: 'concept' };
}

const forMeaning =
  /^\W*\w+\W*$|\b(?:wa[st]|what) (?:is|ist|isn|sind|hei(?:ß|ss|s)t|bedeute[td]|soll|does)\b|bedeute|erkl|\bhei(?:ß|ss|s)t\b/i;

/** `Warum kommt da ein NameError` is about the program instead. */
export function isForMeaning(message: string): boolean {
  return forMeaning.test(message);
}

/** The word first, then where it stands in the own program; another error is the one to mend. */
export function explainOwnError(name: Kind, situation: Situation): Partial<Reply> {
  const { text, place } = explainRun(situation);
  const type = situation.lastResult?.error?.type ?? name;
  const opening = type === name ? 'Bei dir ist es das hier.' : `Bei dir steht gerade ein ${type}.`;
  return {
    text: `**${name}** heißt: ${meaningOf(name)}\n\n${opening} ${text}`,
    place,
    intent: 'error',
  };
}
