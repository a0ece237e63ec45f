import { htmlNames } from '../../../coach/src/web/html/html-names.ts';
import { browserMembers, browserNames } from '../../../coach/src/web/js/browser-names.ts';
import { methodsOfValues } from '../../../coach/src/words/method-names.ts';
import { pythonNames } from './known-words.ts';
import type { Word } from './piece.ts';

const languages = [pythonNames, methodsOfValues, htmlNames, browserNames, browserMembers];

/** With the part of it in backticks that comes from a language or from the programs beside it. */
export function writtenAsCode({ text, piece }: Word): string | null {
  if (piece.kind !== 'markdown' && piece.kind !== 'plain') return null;
  const isCode = (part: string) =>
    languages.some((names) => names.has(part)) || piece.code?.has(part);
  if (isCode(text)) return `\`${text}\``;
  const [first = '', ...rest] = text.split('-');
  return rest.length > 0 && isCode(first) ? [`\`${first}\``, ...rest].join('-') : null;
}
