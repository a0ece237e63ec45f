/** Letters of other alphabets that look like ours. */
const lookalikes = new Map(
  ['АаA', 'ВвB', 'ЕеE', 'КкK', 'МмM', 'НнH', 'ОоO', 'РрP', 'СсC', 'ТтT', 'УуY', 'ХхX', 'ІіI', 'ЈјJ']
    .concat(['ЅѕS', 'ԁD', 'ԛQ', 'ԝW', 'ӏL', 'ʜH', 'ɡG', 'ıI', 'ɩI', 'ɑA', 'ѵV', 'һH'])
    .concat(['ΑαA', 'ΒβB', 'ΕεE', 'ΖZ', 'ΗηN', 'ΙιI', 'ΚκK', 'ΜM', 'ΝνV', 'ΟοO', 'ΡρP', 'ΤτT'])
    .concat(['ΥυU', 'ΧχX', 'ᴀA', 'ʙB', 'ᴄC', 'ᴅD', 'ᴇE', 'ɢG', 'ɪI', 'ᴊJ', 'ᴋK', 'ʟL', 'ᴍM'])
    .concat(['ɴN', 'ᴏO', 'ᴘP', 'ʀR', 'ꜱS', 'ᴛT', 'ᴜU', 'ᴠV', 'ᴡW', 'ʏY', 'ᴢZ'])
    .flatMap((row) => lookalikesIn(Array.from(row))),
);
const foreign = new RegExp(`[${[...lookalikes.keys()].join('')}]`, 'gu');

function lookalikesIn(row: readonly string[]): (readonly [string, string])[] {
  const latin = row.at(-1) ?? '';
  return row.slice(0, -1).map((letter) => {
    const isCapital = letter !== letter.toLowerCase();
    return [letter, isCapital ? latin : latin.toLowerCase()] as const;
  });
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
  lpar: '(',
  rpar: ')',
  comma: ',',
  period: '.',
  colon: ':',
  excl: '!',
  num: '#',
  ast: '*',
  bsol: '\\',
  equals: '=',
  NewLine: '\n',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};
const named = new RegExp(`&(${Object.keys(entities).join('|')});`, 'g');
const escaped = /\\x[\da-f]{2}|\\u\{?[\da-f]{4,5}\}?|&#x[\da-f]{1,5};?/gi;
/** Letters on dark circles and squares, and those that make flags. */
const onDark = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
/** One of them may become eighteen letters, none of them ours. */
const ligatures = /[\ufb50-\ufdff]/g;

/** The letters that are meant, however they are written down. */
export function plainText(text: string): string {
  return text
    .replaceAll(/(?:%[\da-f]{2}){1,400}/gi, fromUrl)
    .replaceAll(escaped, (code) => signOf(code.replaceAll(/^(?:\\x|\\u\{?|&#x)|[};]/gi, ''), 16))
    .replaceAll(/&#(\d{1,6});?/g, (_, digits: string) => signOf(digits, 10))
    .replaceAll(named, (_, name: string) => entities[name] ?? '')
    .replaceAll(ligatures, '')
    .replaceAll(onDark, fromDark)
    .normalize('NFKD')
    .replaceAll(/[^\P{M}\u0308]/gu, '')
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(foreign, (letter) => lookalikes.get(letter) ?? letter);
}

function signOf(digits: string, base: number): string {
  return String.fromCodePoint(Number.parseInt(digits, base));
}

function fromDark(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => start <= code) ?? code;
  return String.fromCharCode(97 + code - first);
}

function fromUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Letters and digits alone, so that look, accents and signs make no difference. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z\d]+/g, '');
}
