import type { PersonalPattern } from './personal-pattern.ts';

const words: Readonly<Record<string, string>> = {
  null: '0',
  eins: '1',
  ein: '1',
  zwei: '2',
  zwo: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  fuenf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  elf: '11',
  zwölf: '12',
};
const word = String.raw`(?:${Object.keys(words).join('|')}|\p{L}{2,6}zehn|(?:\p{L}{3,6}und)?(?:zwan|drei|vier|fünf|fuenf|sech|sieb|acht|neun)(?:z|ß|ss)ig|\d{1,12})`;
const gap = String.raw`(?:[\s./_*–-]{1,3}|\s?\(0\)\s?|\)\s?[/-]?\s?|,?\s(?:und|dann|danach|und dann|und danach|weiter mit|hinten)\s)`;
const country = '(?:49|43|41|423|352|33|31|32|39|44|48|420|45|90|34|351|30|36|40|359|380|7|1)';

/** As digits, as words, or both. */
export const phonePatterns: readonly PersonalPattern[] = [
  {
    kind: 'phone',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,:]|\d[/-])(?!\d{1,2}[./-]\d{1,2}[./-]\d{2})(?:(?:\+|\b00)${country}|\(?0)(?:${gap}?\d){6,14}(?![\p{L}\p{N}_]|[.,:]\d)`,
      'gu',
    ),
    isMeant: isPhone,
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])(?:null|plus\s\p{L}{3,6}und\p{L}{4,8}ig|plus\s(?:vier\sneun|49)|0\d{0,4})(?:[\s,./–-]{1,3}(?:(?:und|dann|danach)\s)?(?:doppel)?${word}){4,14}(?![\p{L}\p{N}])`,
      'giu',
    ),
    isMeant: isSpokenPhone,
  },
  {
    kind: 'phone',
    pattern:
      /(?<before>\b(?:meine|unsere|mamas|papas|omas|seine|ihre|deren) (?:\p{L}{0,12}nummer|nr\.?|tel\.?|handynr\.?)(?: (?:zuhause|zu hause|daheim))?(?: ist| lautet|:)?\s{1,2}(?:die )?)(?:\d[\s/.-]?){4,13}\d(?![\p{L}\p{N}_]|[.,]\d)/giu,
  },
  {
    kind: 'phone',
    pattern:
      /(?<before>(?<![\p{L}"'])(?:tel|telefon|handy|mobil|festnetz|fon|whatsapp|handynr|telefonnr)(?:\.:?|:| ist)\s?)(?:\d[\s/.-]?){4,13}\d(?![\p{L}\p{N}_]|[.,]\d)/giu,
  },
];

/** Digits that begin with a nought may be a row to count, bits, a time or a sum. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  const isAbroad = /^(?:\+|00)/.test(text);
  if (digits.length < 8 || isRow(digits)) return false;
  if (isAbroad) return digits.length >= 10;
  if (!/^0[1-9]/.test(digits) || /^0[.,]/.test(text)) return false;
  const groups = text.split(/\D+/).filter(Boolean);
  const isLoose = groups.every(({ length }) => length <= 2) || groups[0] === '0';
  return !isLoose || /^01[567]\d{8,9}$/.test(digits) || (isSingle(groups) && digits.length >= 9);
}

function isSpokenPhone(text: string): boolean {
  const spoken = text
    .toLowerCase()
    .split(/[\s,./–-]+/)
    .filter((said) => !/^(?:und|dann|danach|plus)$/.test(said));
  const digits = spoken.map(digitsOf).join('');
  return spoken.some((said) => /\p{L}/u.test(said)) && digits.length >= 7 && !isRow(digits);
}

/** Of numbers above twelve only the length counts. */
function digitsOf(spoken: string): string {
  const said = spoken.replace('doppel', '');
  return words[said] ?? (/^\d+$/.test(said) ? said : '28');
}

function isSingle(groups: readonly string[]): boolean {
  return groups.every(({ length }) => length === 1);
}

function isRow(digits: string): boolean {
  const row = '01234567890123456789 0123456789101112';
  const reversed = '98765432109876543210';
  const isBinary = /^[01]+$/.test(digits);
  const isSame = /^0?(\d)\1+$/.test(digits);
  const isTable = /^(?:0\d){3,}$/.test(digits);
  return isBinary || isSame || isTable || row.includes(digits) || reversed.includes(digits);
}
