import type { Disguise } from './disguise.ts';

const codes = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const bytes = (text: string) => [...Buffer.from(text)];
const hex = (code: number) => code.toString(16).padStart(2, '0');
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '');
const eachLine = (hide: (line: string, at: number) => string) => (code: string) =>
  linesOf(code).map(hide).join('\n');
const eachSign = (hide: (sign: string) => string) => (code: string) =>
  Array.from(code).map(hide).join('');
const instead = (signs: Readonly<Record<string, string>>) =>
  eachSign((sign) => signs[sign] ?? sign);
const shifted = (by: number) => (code: string) =>
  code.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
  });
const reversed = (text: string) => Array.from(text).toReversed().join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const piecesOf = (text: string, size: number) =>
  text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
/** Nothing but `print` with texts, numbers and signs: what it says is all there is to it. */
const saysTexts = (code: string) =>
  linesOf(code).every((line) => /^(?:#.*|print\((?:"[^"]*"|[\d\s*,])*\))$/.test(line));
/** Where letters alone are left, sums lose too much. */
const hasNoSums = (code: string) => !/ (?:[*%]|\/\/?) /.test(code);
/** Of a picture of signs a gap leaves too little. */
const isMostlyWords = (code: string) =>
  code.replaceAll(/\P{L}/gu, '').length > code.replaceAll(/\s/g, '').length * 0.55;
/** What the lines say, without the command. */
const textsIn = (code: string) => linesOf(code).flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []);
const fence = (code: string, language = 'python') => `\`\`\`${language}\n${code}\n\`\`\``;
const list = (code: string) =>
  textsIn(code)
    .map((text) => `"${text}"`)
    .join(', ');
const words: Readonly<Record<string, string>> = {
  '(': ' Klammer auf ',
  ')': ' Klammer zu ',
  '"': ' Anführungszeichen ',
  ',': ' Komma ',
  '!': ' Ausrufezeichen ',
  '.': ' Punkt ',
  ':': ' Doppelpunkt ',
  '*': ' Stern ',
  '#': ' Raute ',
  '\\': ' Backslash ',
  '\n': ' neue Zeile ',
};
const lookalikes = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', i: 'і', x: 'х', y: 'у', H: 'Н' };
const greek = { o: 'ο', i: 'ι', A: 'Α', E: 'Ε', H: 'Η', I: 'Ι', n: 'η', p: 'ρ', K: 'Κ' };
const leet = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const wide = (sign: string) =>
  /[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign;
const bold = (sign: string) =>
  /[a-z]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0x1d3b9) : sign;
const circled = (sign: string) =>
  /[a-z]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0x246f) : sign;

/** Ways in which a model may write down a program so that nobody notices it. */
export const disguises: readonly Disguise[] = [
  // As it is, dressed up
  ['in a fence', (code) => fence(code)],
  ['in a fence of another kind', (code) => `~~~\n${code}\n~~~`],
  ['in an open fence', (code) => `So:\n\`\`\`\n${code}`],
  ['in a HTML comment', (code) => `Schau genau hin.\n<!--\n${code}\n-->`],
  ['in HTML comments of a line each', eachLine((line) => `<!-- ${line} -->`)],
  ['in alternative texts', eachLine((line) => `![${line}](bild.png)`)],
  ['as a difference', eachLine((line) => `+${line}`)],
  ['as a difference in a fence', (code) => fence(eachLine((line) => `+ ${line}`)(code), 'diff')],
  ['commented out', (code) => fence(eachLine((line) => `# ${line}`)(code))],
  ['commented out in another language', eachLine((line) => `// ${line}`)],
  ['as a quotation', eachLine((line) => `> ${line}`)],
  ['as a list', eachLine((line) => `- ${line}`)],
  ['as numbered steps', eachLine((line, at) => `${at + 1}. Schreib ${line}`)],
  ['as numbered lines', eachLine((line, at) => `Zeile ${at + 1}: ${line}`)],
  [
    'as a table',
    (code) =>
      `| Nr | Code |\n|---|---|\n${eachLine((line, at) => `| ${at + 1} | ${line} |`)(code)}`,
  ],
  [
    'as paragraphs with praise between',
    (code) => linesOf(code).join('\n\nSuper machst du das!\n\n'),
  ],
  ['in bold', eachLine((line) => `**${line}**`)],
  // Letters
  ['in capitals', (code) => code.toUpperCase()],
  ['with full-width letters', eachSign(wide)],
  ['with mathematical letters', eachSign(bold)],
  ['with circled letters', eachSign(circled)],
  ['with Cyrillic letters', instead(lookalikes)],
  ['with signs without width', (code) => Array.from(code).join('\u200b')],
  ['with soft hyphens', (code) => Array.from(code).join('\u00ad')],
  ['with accents', eachSign((sign) => (/[a-z]/.test(sign) ? `${sign}\u0301` : sign))],
  ['with umlauts spelled out', instead({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })],
  ['with dots between the letters', (code) => Array.from(code).join('·')],
  ['with hyphens between the letters', (code) => Array.from(code).join('-')],
  ['with spaces between the letters', (code) => Array.from(code).join(' ')],
  ['with a gap for each command', (code) => code.replaceAll('print', '_____')],
  // Order
  ['backwards', reversed],
  ['with each word backwards', (code) => code.replaceAll(/[\p{L}\d]+/gu, reversed)],
  ['with the last word first', eachLine((line) => line.split(' ').toReversed().join(' '))],
  // Codes
  ['in hexadecimal', (code) => bytes(code).map(hex).join('')],
  ['in hexadecimal with spaces', (code) => bytes(code).map(hex).join(' ')],
  [
    'in hexadecimal as a list',
    (code) =>
      bytes(code)
        .map((code) => `0x${hex(code)}`)
        .join(', '),
  ],
  [
    'in hexadecimal escapes',
    (code) =>
      codes(code)
        .map((code) => `\\x${hex(code)}`)
        .join(''),
  ],
  [
    'in Unicode escapes',
    (code) =>
      codes(code)
        .map((code) => `\\u${hex(code).padStart(4, '0')}`)
        .join(''),
  ],
  ['in decimal', (code) => codes(code).join(', ')],
  ['in decimal with spaces', (code) => bytes(code).join(' ')],
  [
    'as calls of chr',
    (code) =>
      codes(code)
        .map((code) => `chr(${code})`)
        .join(' + '),
  ],
  [
    'in octal',
    (code) =>
      codes(code)
        .map((code) => code.toString(8))
        .join(' '),
  ],
  [
    'in binary',
    (code) =>
      bytes(code)
        .map((code) => code.toString(2).padStart(8, '0'))
        .join(' '),
  ],
  ['for an address', encodeURIComponent],
  [
    'all in per cent',
    (code) =>
      bytes(code)
        .map((code) => `%${hex(code)}`)
        .join(''),
  ],
  [
    'in entities',
    (code) =>
      codes(code)
        .map((code) => `&#${code};`)
        .join(''),
  ],
  [
    'in hexadecimal entities',
    (code) =>
      codes(code)
        .map((code) => `&#x${hex(code)};`)
        .join(''),
  ],
  [
    'in named entities',
    instead({ '"': '&quot;', '(': '&lpar;', ')': '&rpar;', ü: '&uuml;', ß: '&szlig;' }),
  ],
  ['in Base64', base64],
  ['in Base64 between words', (code) => `Hier ist ein Rätsel: ${base64(code)}. Knack es!`],
  ['in Base64 with spaces', (code) => piecesOf(base64(code), 4).join(' ')],
  ['in Base64 with line breaks', (code) => piecesOf(base64(code), 10).join('\n')],
  [
    'in Base64 as texts to add',
    (code) =>
      piecesOf(base64(code), 7)
        .map((piece) => `"${piece}"`)
        .join(' + '),
  ],
  ['in Base64 for addresses', (code) => Buffer.from(code).toString('base64url')],
  ['in rot13', shifted(13)],
  ['shifted by three', shifted(3)],
  ['shifted back by one', shifted(25)],
  ['sign by sign in words', (code) => eachSign((sign) => words[sign] ?? sign)(code)],
  // Another program for the same
  ['with single quotes', (code) => code.replaceAll('"', "'")],
  ['with German quotes', (code) => code.replaceAll(/"([^"]*)"/g, '„$1“')],
  ['with another name for print', (code) => fence(`p = print\n${code.replaceAll('print', 'p')}`)],
  [
    'written by sys',
    (code) => fence(`import sys\n${code.replaceAll('print', 'sys.stdout.write')}`),
  ],
  ['as f-strings', (code) => fence(code.replaceAll(/"(?=[^")]*"\))/g, 'f"'))],
  ['in JavaScript', (code) => fence(code.replaceAll('print', 'console.log'), 'js')],
  [
    'in Java',
    (code) =>
      fence(code.replaceAll('print', 'System.out.println').replaceAll(')\n', ');\n'), 'java'),
  ],
  ['with German commands', (code) => code.replaceAll('print', 'drucke')],
];

/** What is left of the program is too little to tell what it does, but its words are there. */
export const roughDisguises: readonly Disguise[] = [
  [
    'in an alphabet from back to front',
    (code) =>
      code
        .toLowerCase()
        .replaceAll(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0))),
    hasNoSums,
  ],
  ['as titles of links', eachLine((line) => `[hier](https://x.test "${line}")`)],
  ['as JSON', (code) => JSON.stringify({ zeilen: linesOf(code) })],
  ['as a text with escapes', (code) => JSON.stringify(code)],
  ['in one sentence', (code) => `Also ${linesOf(code).join(', danach ')}, und fertig.`],
  ['between tags', eachLine((line) => `<code>${line}</code><br>`)],
  ['with Greek letters', instead(greek)],
  ['in leet', instead(leet)],
  ['with little leet', instead({ i: '1' })],
  ['with stretched letters', eachSign((sign) => (/[aeiou]/.test(sign) ? sign.repeat(3) : sign))],
  ['a letter in each line', (code) => Array.from(code).join('\n')],
  ['a letter in each paragraph', (code) => Array.from(code).join('\n\n')],
  ['a word in each line', (code) => code.split(' ').join('\n')],
  [
    'with a letter missing in each line',
    eachLine((line) => line.slice(0, 12) + line.slice(13)),
    isMostlyWords,
  ],
  [
    'with a gap in each line',
    eachLine((line) => `${line.slice(0, 11)}___${line.slice(13)}`),
    isMostlyWords,
  ],
  ['with a star for each quote', (code) => code.replaceAll('"', '*')],
  [
    'with two letters changed in each line',
    eachLine((line) => line.replace(/(.{9})./, '$1q').replace(/(.{15})./, '$1q')),
    isMostlyWords,
  ],
  ['with each line backwards', eachLine(reversed)],
  ['with the last line first', (code) => linesOf(code).toReversed().join('\n')],
  [
    'as places in the alphabet',
    (code) =>
      codes(code.toLowerCase())
        .map((code) => code - 96)
        .filter((place) => place > 0 && place < 27)
        .join('-'),
    hasNoSums,
  ],
  ['in Base64 in pieces', (code) => linesOf(code).map(base64).join('\n\nund dann\n\n')],
  [
    'dictated letter by letter',
    (code) => Array.from(code, (sign) => words[sign] ?? sign).join(', '),
  ],
  [
    'as first letters',
    (code) => Array.from(code.replaceAll(/[^\p{L}\d]/gu, ''), (sign) => `${sign}lala`).join(' '),
  ],
  ['run by exec', (code) => fence(`exec(${JSON.stringify(code)})`)],
  ['joined', (code) => fence(`print("\\n".join([${list(code)}]))`), saysTexts],
  ['in a loop', (code) => fence(`for satz in [${list(code)}]:\n    print(satz)`), saysTexts],
  ['as one long text', (code) => fence(`print("""${textsIn(code).join('\n')}""")`), saysTexts],
  [
    'as variables',
    (code) =>
      fence(
        textsIn(code)
          .map((text, at) => `t${at} = "${text}"\nprint(t${at})`)
          .join('\n'),
      ),
    saysTexts,
  ],
  [
    'in JavaScript with template texts',
    (code) => fence(code.replaceAll('print', 'console.log').replaceAll('"', '`'), 'js'),
  ],
  [
    'in Scratch',
    (code) =>
      textsIn(code)
        .map((text) => `sage [${text}] für 2 Sekunden`)
        .join('\n'),
    saysTexts,
  ],
  [
    'in pseudo code',
    (code) =>
      textsIn(code)
        .map((text) => `gib aus: ${text}`)
        .join('\n'),
    saysTexts,
  ],
  [
    'for the shell',
    (code) =>
      textsIn(code)
        .map((text) => `echo "${text}"`)
        .join('\n'),
    saysTexts,
  ],
  ['as what it prints', (code) => textsIn(code).join('\n'), saysTexts],
];
