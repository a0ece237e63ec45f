import { loadWords } from '@hbg/content/load-words';
import { maskPersonalData } from './personal-data.ts';

/** Sentences end here, and where a question begins in the middle of one. */
const question = '(?:wie|was|warum|wieso|weshalb|wo|wann|wer|wozu|welche|kannst|kann)';
/** What is wished for with a number may be a call as well as a program. */
const program = String.raw`(?:ich|das|die|sie) [^.!?\n]{0,40}?(?:print|ausgeben|anzeigen|variable|liste|input|speichern|programm|code|python|string|html)`;
const ends = new RegExp(
  String.raw`(?<=[.!?;])\s+|\n+|,\s+(?:und\s+)?(?=${question}(?!\p{L}))|,?\s+(?:(?:und|aber)\s+)?(?=${program}(?!\p{L}))`,
  'iu',
);
const telling = new Set(loadWords('told').get('telling'));

/** What is asked when somebody has also told who and where they are; all of it when nothing is asked. */
export function withoutToldData(message: string): string {
  const sentences = maskPersonalData(message).text.split(ends);
  const asked = sentences.filter((sentence) => !isTold(sentence));
  const isAsking = asked.length < sentences.length && /\p{L}/u.test(asked.join(''));
  return isAsking ? asked.join(' ') : message;
}

/** Nothing but masked data and the words that lead to it. */
function isTold(sentence: string): boolean {
  const words = sentence.match(/\[[\p{L}-]+\]|[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some(isMasked) &&
    words.every((word) => isMasked(word) || /^\d+$/.test(word) || telling.has(word.toLowerCase()))
  );
}

function isMasked(word: string): boolean {
  return word.startsWith('[');
}
