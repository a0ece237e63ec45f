import { builtins } from '@hbg/coach/words/python-names';
import { fromGerman } from './german-python.ts';

const spoken: readonly (readonly [string, RegExp])[] = [
  ['(', /(?<!\p{L})(?:(?:runde )?klammer auf|(?:öffnende|offene) (?:runde )?klammer)/giu],
  [')', /\b(?:(?:runde )?klammer zu|schließende (?:runde )?klammer)/giu],
  [
    '"',
    /\b(?:anführungszeichen|anführungsstriche?|gänsefüßchen|hochkommas?)(?: (?:oben|unten))?/giu,
  ],
  ['!', /\bausrufe?zeichen\b/gi],
  ['?', /\bfragezeichen\b/gi],
  [':', /\bdoppelpunkt\b/gi],
  [',', /\bkomma\b/gi],
  ['.', /\bpunkt\b/gi],
  ['*', /\b(?:malzeichen|stern(?:chen)?)\b/gi],
  ['\\', /\bbackslash\b/gi],
  ['#', /\b(?:raute|hashtag)\b/gi],
  [' ', /\bleerzeichen\b/gi],
  ['\n', /\b(?:neue zeile|zeilenumbruch|nächste zeile)\b/giu],
  ['', /\b(?:gro(?:ß|ss)es?|kleines?)(?= \p{L}\b)/giu],
];
const isSpoken = /klammer|anführ|gänsef|hochkomma/i;

/** In front of a line: signs of comments, lists, quotes, tables, differences, and its number. */
const prefix =
  /^(?:\s*(?:\/\/|--|<!--|!\[|[+>|*•\-–]|\d{1,3}\s?[.:)|]|(?:zeile|line|schritt|step)\s\d{1,3}\b[:.]?))+\s?/i;
const suffix = /\s*(?:\||\*\*|-->|<br ?\/?>)\s*$/;
/** „Schreib runde = 1“. */
const order =
  /^(?:schreib|tipp)\w*:? +(?=[\p{L}_][\p{L}\p{N}_.]*(?:\(| ?[+\-*/]?=)|(?:for|while|if|elif|else|def|class|return|import|break)\b)/iu;
/** What other languages and pseudo code call `print`. */
const command =
  /^\s*(?:std::cout|cout|system\.out\.println|puts|echo|println|say|sage?|drucke?|ausgabe|gib(?: aus)?|schreibe?|zeige?|print)\b[\s:<]*/i;
/** Patterns take a time that grows with the square of a line's length, or worse. */
const longestLine = 1_000;
/** Whatever is called with a text may be another name for it. */
const calls = /(?<![\p{L}\p{N}_.])([\p{L}_$][\p{L}\p{N}_.$]{0,60})!?\s?\((?=\s?["'])/gu;

/** As a program, where signs are spelled out, lines are numbered, or other words stand for `print`. */
export function asPython(text: string): string {
  return withoutHash(withSigns(inSmallLetters(withoutEscapes(text))))
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/[‚‘’]/g, "'")
    .replaceAll(/\(\s?`([^`\n]*)`\s?\)/g, '("$1")')
    .replaceAll(/\)\s{0,9}\\n/g, ')\n')
    .split('\n')
    .map(lineAsPython)
    .join('\n');
}

/** A program that stands in a text. */
function withoutEscapes(text: string): string {
  if (!/\\["']/.test(text)) return text;
  return text.replaceAll(/(?<!\\)\\n/g, '\n').replaceAll(/\\(["'\\])/g, '$1');
}

function inSmallLetters(text: string): string {
  return /\b(?:PRINT|INPUT|DEF|FOR|WHILE|IF|IMPORT)\b/.test(text) ? text.toLowerCase() : text;
}

function withSigns(text: string): string {
  if (!isSpoken.test(text)) return text;
  return spoken.reduce((said, [sign, words]) => said.replaceAll(words, sign), text);
}

/** A program that is one comment as a whole; comments among its lines stay. */
function withoutHash(text: string): string {
  const isCode = text.split('\n').some((line) => /^[^#]*\(/.test(line));
  return isCode ? text : text.replaceAll(/^([^#\n]*)# ?/gm, '$1');
}

function lineAsPython(line: string): string {
  const bare = line
    .slice(0, longestLine)
    .replace(prefix, '')
    .replace(suffix, '')
    .replace(order, '');
  const said = fromGerman(bare).replaceAll(calls, (call, name: string) =>
    builtins.has(name) ? call : 'print(',
  );
  return said.includes('(') ? said : asPrint(said);
}

/** `echo "Hallo"`, „gib aus: Hallo“. */
function asPrint(line: string): string {
  const told = line.replace(command, '');
  if (told === line || told === '') return line;
  const isQuoted = /^["']/.test(told);
  return isQuoted
    ? `print(${told.replace(/[;\s]+$/, '')})`
    : `print("${told.replaceAll('"', '')}")`;
}
