import { lineAt, type Piece } from './piece.ts';

export type Slip = { readonly line: number; readonly text: string; readonly cure: string };

/** What no dictionary sees. */
const slips: readonly { readonly pattern: RegExp; readonly cure: string }[] = [
  { pattern: /\S {2,}(?=\S)/g, cure: 'schreib ein Leerzeichen' },
  { pattern: / (?:[,;:!?]|\.(?!\.))(?!\S)/g, cure: 'lösche das Leerzeichen davor' },
  {
    pattern: /\p{Ll}(?:[,;:!?](?=\p{L})|\.(?=\p{Lu}))/gu,
    cure: 'schreib ein Leerzeichen dahinter',
  },
  { pattern: /["'”]/g, cure: 'schreib „…“, und ’ für einen ausgelassenen Buchstaben' },
  { pattern: /„[^“]*(?:„|$)|(?:^|“)[^„]*“/g, cure: 'öffne und schließe „…“' },
  {
    // „…, die die Tür öffnet“ is good German, and what is quoted may say anything twice.
    pattern: /(?<![\p{L}-])(?!d(?:er|ie|as|enen) )(\p{L}{2,}) \1(?![\p{L}-]|[^„]*“)/gu,
    cure: 'schreib es einmal',
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
