import { longestCode } from '@hbg/coach/source/source';
import { tokensOf } from '@hbg/coach/source/tokens';

/** The same for programs that differ in spaces and comments alone. */
export function codeKeyOf(code: string): string {
  const tokens = tokensOf(code.slice(0, longestCode)).filter(({ kind }) => kind !== 'comment');
  let hash = 0;
  for (const sign of tokens.map(({ text }) => text).join(' ')) {
    hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(36);
}

/** Behind the key of the code, where the hint was to read the red card and none of the lesson's. */
const redMark = '!';

export function redKeyOf(codeKey: string): string {
  return codeKey + redMark;
}

export function isRedKey(codeKey: string): boolean {
  return codeKey.endsWith(redMark);
}

/** Whether a hint with this key was given for code with that one. */
export function isKeyFor(hintKey: string, codeKey: string): boolean {
  return hintKey === codeKey || hintKey === redKeyOf(codeKey);
}
