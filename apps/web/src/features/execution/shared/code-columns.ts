const tabSize = 4;

/** Signs that take the room of two. */
const wide = /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** How many columns of the editor a piece of a line takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) {
    if (sign === '\t') columns += tabSize - (columns % tabSize);
    else columns += wide.test(sign) ? 2 : 1;
  }
  return columns;
}
