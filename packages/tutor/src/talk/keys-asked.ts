import { code as quote } from '@hbg/coach/words/code-quote';
import { foldText } from '../safety/fold-text.ts';

const shift = '**Umschalt** (⇧) festhalten und';
const altGr = '**AltGr** (rechts neben der Leertaste) festhalten und';

/** On a German keyboard: the sign, what it's called, and where it is. */
const keys: readonly (readonly [sign: string, named: RegExp, where: string])[] = [
  ['"', /anfuehrungs-?(?:zeichen|striche?)|gaense-?fuess/, `${shift} die **2** drücken`],
  ['[ ]', /eckige/, `${altGr} die **8** oder **9** drücken, am Mac Wahl und 5 oder 6`],
  ['{ }', /geschweift/, `${altGr} die **7** oder **0** drücken, am Mac Wahl und 8 oder 9`],
  ['( )', /klammer/, `${shift} die **8** oder **9** drücken`],
  [':', /doppel-?punkt/, `${shift} die Taste mit dem **Punkt** drücken, unten rechts`],
  ['#', /\braute|hashtag|doppel-?kreuz/, 'eine eigene Taste, rechts neben dem **Ä**'],
  ['==', /doppel\w* gleich|zwei gleich/, `zweimal: ${shift} die **0** drücken`],
  ['=', /gleich/, `${shift} die **0** drücken`],
  ['_', /unter-?strich|tief-?strich/, `${shift} das **Minus** drücken, unten rechts`],
  ['*', /\bstern|mal-?zeichen|\bmal\b/, `${shift} die Taste mit dem **Plus** drücken`],
  ['%', /prozent/, `${shift} die **5** drücken`],
  ['\\', /back-?slash/, `${altGr} das **ß** drücken, am Mac Umschalt, Wahl und 7`],
  ['/', /schraeg-?strich|slash|geteilt/, `${shift} die **7** drücken`],
  ['>', /groesser/, `${shift} die Taste **<** drücken, links neben dem Y`],
  ['<', /kleiner/, 'eine eigene Taste, links neben dem **Y**'],
  ['?', /frage-?zeichen/, `${shift} das **ß** drücken`],
  ['!', /ausrufe-?zeichen/, `${shift} die **1** drücken`],
  ["'", /einfache\w* (?:anfuehrung|strich)|apostroph/, `${shift} die Taste **#** drücken`],
  ['@', /klammer-?affe|\bat-?zeichen/, `${altGr} das **Q** drücken, am Mac Wahl und L`],
  [';', /strich-?punkt|semikolon/, `${shift} das **Komma** drücken`],
  ['-', /\bminus|bindestrich/, 'eine eigene Taste, unten rechts neben dem **Punkt**'],
  ['+', /\bplus/, 'eine eigene Taste, rechts neben dem **Ü**'],
];

const onKeyboard = /\btast(?:e|en|atur\w*)\b|\btipp[et]*\b|\bkeyboard\b/;
const onTouch = /\btablet|\bi-?pad|\bhandy/;
const wayTo =
  /\bwo (?:ist|is|sind|finde?|gibts|gibt es|steht|hab)|\bwie (?:mach|schreib|tipp|krieg|bekomm|kommt?|geht|geb)|\bfinde?\b|\bwelche tast/;

/** The sign whose key a message looks for; `[` without a keyboard is a question about lists. */
export function keyAsked(message: string): string | null {
  const text = foldText(message);
  if (!(onKeyboard.test(text) || onTouch.test(text)) || !wayTo.test(text)) return null;
  const [sign, , where] = keys.find((key) => isMeant(key, message, text)) ?? [];
  if (sign === undefined) return null;
  return `${quote(sign)}: ${where}. Am Tablet und am Handy steht beim Code eine Reihe mit solchen Zeichen, dort genügt ein Tipp.`;
}

function isMeant([sign, named]: (typeof keys)[number], message: string, text: string): boolean {
  const typed = sign
    .split(' ')
    .map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return named.test(text) || new RegExp(`(?:^|\\s)(?:${typed.join('|')})(?=\\s|$|-)`).test(message);
}
