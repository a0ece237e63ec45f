import { decodeBase64 } from '../decode-base64.ts';
import { foldText } from './fold-text.ts';
import { isIn, type Sign, signsIn } from './signs.ts';
import { unsafeSigns } from './unsafe-signs.ts';

/** What a child isn't left alone with, and what a tutor doesn't do. The gravest first. */
const unsafeKinds = [
  'crisis',
  'sexual',
  'contact',
  'violence',
  'cheating-danger',
  'injection',
  'insult',
] as const;
export type UnsafeKind = (typeof unsafeKinds)[number];

const signs = new Map<UnsafeKind, readonly Sign[]>(
  unsafeKinds.map((kind) => [kind, signsIn(unsafeSigns[kind])]),
);

/** In games and machines one may kill and shoot, and numbers and addresses are those of a program. */
const harmless: Partial<Record<UnsafeKind, readonly Sign[]>> = {
  violence: signsIn(`
    (prozess*|process|schleife*|loop*|spiel*|game*|figur*|gegner*|monster*|zombie*|boss*|level)
    (highscore|minesweeper|schach|tic tac toe|turtle|sprite*|programm|thread*|task|punkte|memory)
    (ritter*|held*|inventar|rekord|quiz|raumschiff*|alien*|avatar*|simulation|variable*)
  `),
  contact: signsIn('(zeile*|variable*|input|programm|localhost|ip|127.0.0.1|liste*|code)'),
};
const inEarnest = signsIn('(echt*|wirklich*|nicht im spiel|kein spiel|irl|real*)');

/** What is dangerous in this message, if anything is. */
export function unsafeKindOf(message: string): UnsafeKind | null {
  for (const text of readingsOf(message)) {
    const found = unsafeKinds.find((kind) => isMeant(kind, text));
    if (found) return found;
  }
  return null;
}

function isMeant(kind: UnsafeKind, text: string): boolean {
  const isHarmless = isIn(text, harmless[kind] ?? []) && !isIn(text, inEarnest);
  return !isHarmless && isIn(text, signs.get(kind) ?? []);
}

/** As it stands, with spaced letters joined, and what is written in Base64. */
function readingsOf(message: string): string[] {
  const joined = message.replaceAll(/(?<=(?:^|\s)\p{L})\s(?=\p{L}(?:\s|$))/gu, '');
  const decoded = [...message.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].map(([text]) =>
    decodeBase64(text),
  );
  return [message, joined, ...decoded].map(foldText);
}
