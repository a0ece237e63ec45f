import { tokensOf } from '../source/tokens.ts';

/** The same for programs that differ in spaces and comments alone. */
export function codeKeyOf(code: string): string {
  const tokens = tokensOf(code).filter(({ kind }) => kind !== 'comment');
  let hash = 0;
  for (const sign of tokens.map(({ text }) => text).join(' ')) {
    hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(36);
}
