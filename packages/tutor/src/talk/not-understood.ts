import { isIn } from '../safety/signs.ts';
import { talkSigns } from './talk-signs.ts';

/** Nobody says so of a thing, only of what was said before. */
const surely = talkSigns('not understood');

const perhaps = talkSigns('perhaps not understood');
const onlyAsks = /^\W*(?:wie|was|what|h\w{0,3})(?: (?:wie|was|jetzt|denn|bitte))*\W*$/;

/** Whatever stands there is meant. */
const vague =
  /^(?:und |aber )?(?:wie (?:geht|macht man|mach ich|funktioniert) das|erklaer\w*(?: mir| mal| bitte)* (?:das|es|alles)|was (?:soll|heisst|bedeutet|ist) das)(?: mit (?:dem|der|den) (?:ding\w*|teil\w*|zeug\w*|sachen?))?(?: (?:denn|jetzt|hier|bitte|mal|alles|eigentlich))*\W*$/;

const aboutElse =
  /aufgabe|lektion|uebung|programm|\bcode|zeile|fehler|error|\brot|task|exercise|lernen|wird das nie|\bnie\b/;
const longest = 9;

/** There is no thing in it, though `Ding` may be a name of one. */
export function namesNothing(text: string): boolean {
  return onlyAsks.test(text) || vague.test(text);
}

/** In whatever kind of message: the last answer, or what the lesson is about. */
export function isNotUnderstood(text: string): boolean {
  return (
    text.split(' ').length <= longest &&
    !aboutElse.test(text) &&
    (namesNothing(text) || isIn(text, surely))
  );
}

/** In a message that goes on from the last answer. */
export function wantsItSimpler(text: string): boolean {
  return namesNothing(text) || isIn(text, surely) || isIn(text, perhaps);
}
