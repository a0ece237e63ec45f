/** Everything that looks like the sign in front of a mark or behind it. */
const opening = /&(?:lt|#0*60|#x0*3c);?|[<＜﹤〈⟨《‹«≺˂ᐸ❮❰❬⧼]/giu;
const closing = /&(?:gt|#0*62|#x0*3e);?|[>＞﹥〉⟩》›»≻˃ᐳ❯❱❭⧽]/giu;
/** Without width: it may hide within a word. */
const invisible = /[\p{Cf}\u{fe00}-\u{fe0f}]/gu;
const stroke = String.raw`\s*[/／⁄∕\\]\s*`;
const word = Array.from('daten', inAnyWidth).join(String.raw`[\s._*\-]{0,3}`);
const noise = String.raw`[\s*_]{0,9}`;
const marks = new RegExp(
  `&lt;(?:${stroke})?${noise}${word}${noise}&gt;|[[({]${stroke}${word}\\s*[\\])}]`,
  'giu',
);

function inAnyWidth(letter: string): string {
  return `[${letter}${String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)}]`;
}

/** What others have written, in a frame that nothing within can end. */
export function framed(text: string): string {
  return `<daten>\n${withoutMarks(text)}\n</daten>`;
}

/** No mark of a frame is left, however it's written. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(opening, '&lt;')
    .replaceAll(closing, '&gt;')
    .replaceAll(marks, '[Marke]');
}
