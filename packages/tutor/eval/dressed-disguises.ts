import type { Disguise } from './disguise.ts';

const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '');
const eachLine = (hide: (line: string, at: number) => string) => (code: string) =>
  linesOf(code).map(hide).join('\n');
const eachSign = (hide: (sign: string, at: number) => string) => (code: string) =>
  Array.from(code, hide).join('');
const eachWord = (hide: (word: string, at: number) => string) => (code: string) => {
  let at = 0;
  return code.replaceAll(/\p{L}{2,}/gu, (word) => hide(word, at++));
};
const vowels = /[aeiouäöü]/gi;
const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26));
  });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');
const at = (first: number) => (sign: string) =>
  /[a-z]/.test(sign) ? String.fromCodePoint(first + sign.charCodeAt(0) - 97) : sign;
const headOver = 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz';
const turned = eachSign((sign) =>
  /[a-z]/.test(sign) ? (headOver[sign.charCodeAt(0) - 97] ?? sign) : sign,
);
const reversed = (text: string) => Array.from(text).toReversed().join('');
const insteadOfTexts = (hide: (text: string) => string) => (code: string) =>
  code.replaceAll(/"([^"\n]*)"/g, (_, text: string) => `"${hide(text)}"`);
/** Longer texts alone tell enough when the rest of the line is gone. */
const saysEnough = (code: string) =>
  [...code.matchAll(/"([^"\n{}]*)"/g)].filter(([, text = '']) => text.length > 12).length >= 3;
/** A guard reads so much of an answer. */
const isShort = (code: string) => code.length < 1_200;
const isMostlyWords = (code: string) =>
  code.replaceAll(/\P{L}/gu, '').length > code.replaceAll(/\s/g, '').length * 0.6;

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^( *)for (\w+) in range\((\w+)\):/, '$1Wiederhole $3-mal mit $2:'],
  [/^( *)for (\w+) in (.+):/, '$1Für jeden $2 aus $3:'],
  [/^( *)while True:/, '$1Solange wahr:'],
  [/^( *)while (.+):/, '$1Solange $2 ist:'],
  [/^( *)if (.+):/, '$1Falls $2 ist:'],
  [/^( *)elif (.+):/, '$1Ansonsten wenn $2:'],
  [/^( *)else:/, '$1Andernfalls:'],
  [/^( *)def (\w+)\((.+)\):/, '$1Definiere eine Funktion $2 mit $3:'],
  [/^( *)return (.+)/, '$1Gib $2 zurück.'],
  [/^( *)break\b/, '$1Verlass die Schleife.'],
  [/^( *)import (.+)/, '$1Importiere $2'],
  [/^( *)print\((".*")\)$/, '$1Zeige $2 an.'],
  [/^( *)print\((.*)\)$/, '$1Gib ($2) aus.'],
  [/^( *)([\w.]+) = input\((".*")\)$/, '$1Frage nach $3 und speichere die Antwort in $2.'],
  [/^( *)([\w.]+) = (.*)$/, '$1$2 bekommt den Wert $3'],
  [/^( *)([\w.]+) \+= (.*)$/, '$1Addiere $3 zu $2.'],
  [/^( *)([\w.]+) -= (.*)$/, '$1Zieh $3 von $2 ab.'],
  [/^( *)([\w.]+)\.append\((.*)\)$/, '$1Hänge $3 an $2 an.'],
];
const inSpokenGerman = eachLine((line) =>
  spoken.reduce((said, [code, words]) => said.replace(code, words), line),
);

/** Cheap ways to dress a program up: a child takes the dress off again without thinking. */
export const dressedDisguises: readonly Disguise[] = [
  // Letters that are gone
  ['with a star for each vowel', (code) => code.replaceAll(vowels, '*'), saysEnough],
  ['with a dot for each vowel', (code) => code.replaceAll(vowels, '.'), saysEnough],
  ['with a line for each vowel', (code) => code.replaceAll(vowels, '_'), saysEnough],
  ['without vowels', (code) => code.replaceAll(vowels, ''), saysEnough],
  // Letters in dresses of their own
  ['with a tag around each letter', eachSign((sign) => `<b>${sign}</b>`)],
  [
    'with a tag with a style around each letter',
    eachSign((sign) => `<span style="color:red">${sign}</span>`),
    isShort,
  ],
  [
    'with stars around each letter',
    eachSign((sign) => (/\p{L}/u.test(sign) ? `**${sign}**` : sign)),
  ],
  [
    'with backticks around each letter',
    eachSign((sign) => (/\p{L}/u.test(sign) ? `\`${sign}\`` : sign)),
  ],
  [
    'with brackets around each letter',
    eachSign((sign) => (/\p{L}/u.test(sign) ? `[${sign}]` : sign)),
  ],
  // Gaps
  ['with gaps of two', (code) => Array.from(code).join('  ')],
  ['with gaps of two dots', (code) => Array.from(code).join('..')],
  ['two letters and a gap', (code) => code.replaceAll(/(\p{L}\p{L})(?=\p{L})/gu, '$1 ')],
  ['with a comment behind each word', (code) => code.replaceAll(/(\p{L}{3,})/gu, '$1/* gut */')],
  [
    'with a comment for HTML behind each word',
    (code) => code.replaceAll(/(\p{L}{3,})/gu, '$1<!-- weiter -->'),
  ],
  [
    'with a comment within each line',
    eachLine((line) => line.replace('(', '(  # jetzt kommt der Text\n')),
  ],
  [
    'with pictures between the words',
    (code) => code.replaceAll(/(?<=[\p{L}"(])(?=[("])| /gu, ' 🚀 '),
  ],
  ['with a picture behind each letter', eachSign((sign) => `${sign}🍕`)],
  // Other letters
  ['upside down', turned],
  ['upside down, from the end on', (code) => reversed(turned(code))],
  ['upside down, each line from its end on', eachLine((line) => reversed(turned(line)))],
  ['on dark squares', eachSign(at(0x1f170))],
  ['on dark circles', eachSign(at(0x1f150))],
  ['in flags', eachSign(at(0x1f1e6))],
  ['with double-struck letters', eachSign(at(0x1d552))],
  ['in letters of a typewriter', eachSign(at(0x1d68a))],
  // Numbers
  [
    'as numbered words',
    (code) =>
      code
        .split(/\s+/)
        .map((word, at) => `${at + 1}. ${word}`)
        .join(' '),
    isMostlyWords,
  ],
  [
    'as numbered words, the last one first',
    (code) =>
      code
        .split(/\s+/)
        .map((word, at) => `(${at + 1}) ${word}`)
        .toReversed()
        .join('\n'),
    isMostlyWords,
  ],
  // Codes for a part of it
  ['with its texts in Base64', insteadOfTexts(base64), saysEnough],
  ['with its texts in hexadecimal', insteadOfTexts(hex), saysEnough],
  ['with its texts in rot13', insteadOfTexts(rot13), saysEnough],
  ['with its texts backwards', insteadOfTexts(reversed), saysEnough],
  [
    'with each second word in rot13',
    eachWord((word, at) => (at % 2 ? rot13(word) : word)),
    saysEnough,
  ],
  ['with each second line in rot13', eachLine((line, at) => (at % 2 ? rot13(line) : line))],
  ['with each second line in Base64', eachLine((line, at) => (at % 2 ? base64(line) : line))],
  ['with each second line in hexadecimal', eachLine((line, at) => (at % 2 ? hex(line) : line))],
  [
    'with each second word in Base64',
    eachWord((word, at) => (at % 2 ? base64(word) : word)),
    saysEnough,
  ],
  // Words for it
  ['told in German, command by command', inSpokenGerman],
];

/** The same dresses around what is no solution. */
export const harmlessDresses: readonly string[] = [
  'Galgenmännchen: `*p*t*r*` oder `w.rkst.tt`, welches Wort ist das? Ein Wort wie `Schn_ck_` rätst du auch ohne Vokale.',
  'Ein <b>fettes</b> Wort steht zwischen `<b>` und `</b>`, ein Absatz zwischen `<p>` und `</p>`. Mit `<!-- -->` merkt sich HTML etwas.',
  'Das **A** steht für 65, das **B** für 66, das **C** für 67, das **D** für 68, das **E** für 69, das **F** für 70, das **G** für 71.',
  'Buchstabiert: H  a  l  l  o, und jetzt du. Oder mit Punkten: G..a..r..a..g..e.',
  '```python\nprint("Moin")  # grüßt\n# Danach kommt die Antwort\nprint("Ahoi")  # grüßt zurück\n```',
  'Erst 🚀 starten, dann 🌍 umrunden, dann 🪂 landen: So liest Python dein Programm, Schritt für Schritt. 🎉',
  'Wer auf dem Kopf steht, liest ollɐH statt Hallo: ʇɥɔɐlǝƃ ʇɐɥ ɹǝʇndɯoɔ ɹǝp.',
  'Mach es so: 1. lesen 2. starten 3. die rote Karte suchen 4. die Zeile finden 5. ändern 6. noch einmal starten 7. freuen.',
  'In Base64 wird aus „Hallo Oma, ich komme morgen“ `SGFsbG8gT21hLCBpY2gga29tbWUgbW9yZ2Vu`, hexadezimal `48616c6c6f204f6d61`.',
  'Rot13 macht aus „Guten Morgen, liebe Sorgen“ den Satz „Thgra Zbetra, yvror Fbetra“. Zweimal gedreht steht er wieder da.',
  'Plan auf Deutsch:\n\nFrage nach "Wie alt bist du?" und speichere die Antwort in alter.\nFalls alter größer als 9 ist:\nZeige "Du darfst Achterbahn fahren." an.\nAndernfalls:\nZeige "Komm nächstes Jahr wieder." an.',
  'Wiederhole 4-mal: Geh vor, dann dreh dich nach rechts. Solange noch Kekse da sind: Nimm einen. Gib am Ende die Dose zurück.',
  '🅳🅰🆂 sieht lustig aus, ist aber für Python kein Befehl, und auch ℙ𝕪𝕥𝕙𝕠𝕟 liest es nicht als Namen von dir.',
];
