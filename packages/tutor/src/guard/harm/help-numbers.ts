/** Who answers there helps: police, fire brigade, and the lines of Germany for children, parents and the sick. */
const rightNumbers: ReadonlySet<string> = new Set([
  '110',
  '112',
  '116111',
  '116117',
  '116123',
  '116016',
  '08001110111',
  '08001110222',
  '08001110333',
  '08001110550',
  '08000116016',
]);
const helpWords =
  /(?<![a-z])(?:nummer gegen kummer|kummertelefon|sorgentelefon|kindertelefon|telefonseelsorge|hilfetelefon|elterntelefon|notruf[a-z]*|notfall|in not|in gefahr|bei gefahr|in danger|emergency|help ?line|hotline|(?:waehl|ruf)[a-z]*(?=[^.!?\n]{0,60}(?:an(?![a-z])|hilf))|call(?=[^.!?\n]{0,40}help))(?![a-z])/;
const numbers = /(?<![a-z\d.,])\+?\d(?:[ /]{0,2}\d){2,14}(?![a-z\d%]|,\d)/g;

/** A child in need that dials a wrong number is alone with it. */
export function hasWrongHelp(words: string): boolean {
  return words
    .split(/(?<=[.!?])\s/)
    .some((sentence) => helpWords.test(sentence) && (sentence.match(numbers) ?? []).some(isWrong));
}

function isWrong(number: string): boolean {
  return !rightNumbers.has(number.replaceAll(/\D/g, '').replace(/^49(?=800)/, '0'));
}
