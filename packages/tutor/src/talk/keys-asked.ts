import { code as quote } from '@hbg/coach/words/code-quote';
import { foldText } from '../safety/fold-text.ts';
import { isIn, openSigns } from '../safety/signs.ts';
import { openReplies } from './replies.ts';

const keys = [...openSigns('keys')];
const say = openReplies('keys', ['shift', 'altgr', 'touch', ...keys.map(([sign]) => sign)]);

const onKeyboard = /\btast(?:e|en|atur\w*)\b|\btipp[et]*\b|\bkeyboard\b/;
const onTouch = /\btablet|\bi-?pad|\bhandy/;
const wayTo =
  /\bwo (?:ist|is|sind|finde?|gibts|gibt es|steht|hab)|\bwie (?:mach|schreib|tipp|krieg|bekomm|kommt?|geht|geb)|\bfinde?\b|\bwelche tast/;

/** The sign whose key a message looks for; `[` without a keyboard is a question about lists. */
export function keyAsked(message: string): string | null {
  const text = foldText(message);
  if (!(onKeyboard.test(text) || onTouch.test(text)) || !wayTo.test(text)) return null;
  const [sign] = keys.find((key) => isMeant(key, message, text)) ?? [];
  return sign === undefined ? null : `${quote(sign)}: ${say(sign)} ${say('touch')}`;
}

function isMeant([sign, named]: (typeof keys)[number], message: string, text: string): boolean {
  const typed = sign
    .split(' ')
    .map((each) => RegExp.escape(each))
    .join('|');
  return isIn(text, named) || new RegExp(`(?:^|\\s)(?:${typed})(?=\\s|$|-)`).test(message);
}
