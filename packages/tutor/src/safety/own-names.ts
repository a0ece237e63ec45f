import { tokensOf } from '@hbg/coach/source/tokens';
import { isEverydayWord, isPythonWord, isTerm } from './everyday-words.ts';

const mask = '[Name]';
const shortestPart = 3;
const quoted = /```[^]*?(?:```|$)|`[^`\n]+`/g;

/** What the learners are called doesn't leave the house; between backticks stands code. */
export function withoutOwnNames(text: string, names: readonly string[]): string {
  const own = ownNames(names);
  let clean = '';
  let at = 0;
  for (const { 0: code, index } of text.matchAll(quoted)) {
    clean += masked(text.slice(at, index), own) + maskedInCode(code, own);
    at = index + code.length;
  }
  return clean + masked(text.slice(at), own);
}

/** Names of variables stay as they are: otherwise nobody could speak of the program. */
export function withoutOwnNamesInCode(code: string, names: readonly string[]): string {
  return maskedInCode(code, ownNames(names));
}

function maskedInCode(code: string, own: readonly RegExp[]): string {
  let clean = '';
  let at = 0;
  for (const { kind, text, offset } of tokensOf(code)) {
    if (kind !== 'text' && kind !== 'comment') continue;
    clean += code.slice(at, offset) + masked(text, own);
    at = offset + text.length;
  }
  return clean + code.slice(at);
}

function masked(text: string, own: readonly RegExp[]): string {
  return own.reduce((clean, pattern) => clean.replaceAll(pattern, mask), text);
}

/** The whole of it and its parts, but nothing that children need for their questions. */
function ownNames(names: readonly string[]): RegExp[] {
  const parts = names.flatMap((name) => {
    const words = name.split(/[\s-]+/).filter(({ length }) => length >= shortestPart);
    return [name.trim(), ...words];
  });
  return [...new Set(parts)].filter((part) => !isTerm(part)).map(patternOf);
}

function patternOf(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // Behind `\n` in a text a new word begins.
  const start = String.raw`(?:(?<![\p{L}\p{N}_])|(?<=\\[nrt]))`;
  // `Klein` and `Max` are people, `klein` and `max` aren't.
  const isWord = isEverydayWord(name) || isPythonWord(name.toLowerCase());
  return new RegExp(String.raw`${start}${literal}s?(?![\p{L}\p{N}_(])`, isWord ? 'gu' : 'giu');
}
