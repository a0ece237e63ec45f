/** Signs that nobody sees: they take words apart, turn them round, or move a terminal's cursor. */
const unseen =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|(?![\n\t])\p{Cc}|\p{Cs}|\p{Co}|[\u180b-\u180d]|[\ufe00-\ufe0e]/gu;

/** Whatever a model sends, only what can be read is left. */
export function withoutHiddenSigns(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, '\n').replaceAll(unseen, '');
}
