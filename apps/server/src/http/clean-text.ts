const control = /(?![\n\t])\p{Cc}/gu;

/**
 * As every database takes it and every screen shows it: no NUL or other control characters but the
 * tab and the line feed, no half of a character.
 */
export function cleanText(text: string): string {
  return text.replace(control, '').toWellFormed();
}
