import { loadSigns } from '@hbg/content/load-words';
import { inFullWords } from './chat-spelling.ts';
import { withoutFigures } from './figures-of-speech.ts';
import { foldText } from './fold-text.ts';
import { isIn, type Sign, signsIn } from './signs.ts';

/** What a child isn't left alone with, and what a tutor doesn't do. The gravest first. */
export const unsafeKinds = [
  'crisis',
  'drugs',
  'sexual',
  'contact',
  'violence',
  'cheating-danger',
  'injection',
  'insult',
  'mild-insult',
] as const;
export type UnsafeKind = (typeof unsafeKinds)[number];

/** Who writes so may need somebody, not a machine. */
export const needsPerson: ReadonlySet<UnsafeKind> = new Set([
  'crisis',
  'drugs',
  'contact',
  'sexual',
  'violence',
]);

type Signs = {
  readonly always: readonly Sign[];
  /** Unless a program is spoken of. */
  readonly inLife: readonly Sign[];
  readonly harmless: readonly Sign[];
};

const signs = new Map(unsafeKinds.map((kind) => [kind, signsOf(kind)]));
const fancy = loadSigns('made-up');
const madeUp = signsIn(fancy.get('made up'));
const inEarnest = signsIn(fancy.get('in earnest'));
/** What a stranger asks a child for; whatever it is, the stranger is the danger. */
const strangersWish = signsIn(fancy.get('wish of a stranger'));

/** Under the other headings stands what may be grave, sorted by what it's about. */
function signsOf(kind: UnsafeKind): Signs {
  const { always, harmless, ...inLife } = Object.fromEntries(loadSigns(kind));
  return {
    always: signsIn(always),
    harmless: signsIn(harmless),
    inLife: signsIn(Object.values(inLife).join('\n')),
  };
}

/** What is dangerous in this message, if anything is. */
export function unsafeKindOf(message: string): UnsafeKind | null {
  for (const text of readingsOf(message).flatMap(piecesOf)) {
    const found = unsafeKinds.find((kind) => isMeant(kind, text));
    if (found) return found === 'sexual' && isIn(text, strangersWish) ? 'contact' : found;
  }
  return null;
}

function isMeant(kind: UnsafeKind, text: string): boolean {
  const { always = [], inLife = [], harmless = [] } = signs.get(kind) ?? {};
  const isHarmless = isIn(text, harmless) && !isIn(text, inEarnest);
  if (!isHarmless && isIn(text, always)) return true;
  return isIn(withoutMadeUp(text), inLife);
}

/** Without the sentences about what is only made up. */
function withoutMadeUp(text: string): string {
  return text
    .split(/(?<=[.!?]) /)
    .filter(isReal)
    .join(' ');
}

function isReal(sentence: string): boolean {
  return !isIn(sentence, madeUp) || isIn(sentence, inEarnest);
}

const longest = 400;
const step = 250;

/** Words that stand far apart have nothing to do with each other. */
function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil((text.length - longest) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const space = index === 0 ? 0 : text.indexOf(' ', index * step);
    const start = space < 0 ? index * step : space;
    return text.slice(start, start + longest);
  });
}

/** As it stands, in full words, and with `s p a c e d` and `d.o.t.t.e.d` letters joined. */
function readingsOf(message: string): string[] {
  const joined = message.replaceAll(
    /(?<=(?:^|[^\p{L}\p{N}])\p{L})[\s.*_-](?=\p{L}(?:[^\p{L}\p{N}]|$))/gu,
    '',
  );
  const folded = [...new Set([message, joined])].map(foldText);
  const said = new Set(folded.concat(folded.map(inFullWords)));
  return Array.from(said, withoutFigures);
}
