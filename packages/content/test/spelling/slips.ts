import { lineAt, type Piece } from './piece.ts';

export type Slip = { readonly line: number; readonly text: string; readonly cure: string };

/** What no dictionary sees. */
const slips: readonly { readonly pattern: RegExp; readonly cure: string }[] = [
  { pattern: /\S {2,}(?=\S)/g, cure: 'write one space' },
  { pattern: / (?:[,;:!?]|\.(?!\.))(?!\S)/g, cure: 'remove the space before it' },
  { pattern: /\p{Ll}(?:[,;:!?](?=\p{L})|\.(?=\p{Lu}))/gu, cure: 'write a space behind it' },
  { pattern: /["'”]/g, cure: 'write „…“, and ’ for a letter left out' },
  { pattern: /„[^“]*(?:„|$)|(?:^|“)[^„]*“/g, cure: 'open and close „…“' },
  {
    // „…, die die Tür öffnet“ is good German, and what is quoted may say anything twice.
    pattern: /(?<![\p{L}-])(?!d(?:er|ie|as|enen) )(\p{L}{2,}) \1(?![\p{L}-]|[^„]*“)/gu,
    cure: 'write it once',
  },
];

/** Programs may write as they like. */
export function slipsIn({ kind, text, line }: Piece): Slip[] {
  if (kind !== 'markdown' && kind !== 'plain') return [];
  return slips.flatMap(({ pattern, cure }) =>
    Array.from(text.matchAll(pattern), ({ 0: slip, index }) => ({
      line: line + lineAt(text, index),
      text: slip,
      cure,
    })),
  );
}
