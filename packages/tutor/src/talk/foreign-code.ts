import { shown as quote } from '@hbg/coach/line/shown';
import { longestCode } from '@hbg/coach/source/source';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { codesIn } from '../guard/code-in-text.ts';
import { isHarmless } from '../safety/safe-answers.ts';
import { wordsKnown } from './foreign-words.ts';
import { isAboutCode, isLineNamed, linesMeant } from './lines-meant.ts';
import type { Knowledge, Reply } from './situation.ts';

type Program = { readonly code: string; readonly language: ProjectLanguage };
type Concepts = Knowledge['concepts'];

/** What is said to a question about a program that isn't Python: what its words tell, and what can't be read. */
export function aboutForeignCode(
  reply: Reply,
  message: string,
  program: Program,
  concepts: Concepts,
): string {
  if (!isHarmless(reply.intent) || reply.isWorrying) return reply.text;
  const lines = program.code.slice(0, longestCode).trimEnd().split('\n');
  const numbers = linesAsked(message, lines);
  const [number] = numbers;
  if (number !== undefined && numbers.length === 1)
    return aboutLine(number, lines, program, concepts);
  if (number !== undefined) return aboutLines(numbers, lines, program, concepts);
  const named = lineWithWord(message, lines);
  if (named > 0) return aboutLine(named, lines, program, concepts);
  const isMeant = reply.intent === 'explain-line' || (isAboutCode(message) && !reply.concept);
  return isMeant ? aboutWhole(lines, program) : reply.text;
}

function linesAsked(message: string, lines: readonly string[]): number[] {
  const quoted = codesIn(message).join('\n').trim();
  const isAsked = quoted !== '' || isLineNamed(message) || isAboutCode(message);
  return isAsked ? linesMeant(message, lines, quoted) : [];
}

/** `Was macht cout?` */
function lineWithWord(message: string, lines: readonly string[]): number {
  if (!/\b(?:was|wofür|wozu|warum|wieso)\b/i.test(message)) return 0;
  const words = message.match(/[\p{L}_$][\p{L}\p{N}_]{2,}/gu) ?? [];
  const said = new Set(words.slice(0, mostSaid));
  const isNamed = ({ word }: { readonly word: string }) =>
    word.split(/\W/).some((part) => said.has(part));
  return lines.findIndex((line) => wordsKnown(line).some(isNamed)) + 1;
}

/** A question for a word is short. */
const mostSaid = 20;

function aboutLine(
  number: number,
  lines: readonly string[],
  { language }: Program,
  concepts: Concepts,
): string {
  if (number > lines.length)
    return `Eine Zeile ${number} gibt es nicht: Das Programm hat ${lines.length} Zeilen.`;
  const line = (lines[number - 1] ?? '').trim();
  if (line === '') return `Zeile ${number} ist leer. Sie trennt nur, was zusammengehört.`;
  const opening = `In Zeile ${number} steht ${quote(line, longestLine)}.`;
  if (isClosing(line)) return `${opening} Das macht zu, was weiter oben aufgegangen ist.`;
  if (isOpening(line)) return `${opening} Das macht auf, was bis zur passenden Klammer dazugehört.`;
  const [first, second] = wordsKnown(line);
  const card = concepts.get(first?.card ?? '');
  if (!first || !card)
    return `${opening} Das kann ich nicht lesen: Ganze Zeilen lese ich nur in Python, und von den Wörtern dieser Zeile in ${language} kenne ich keines. Frag mich nach einer anderen Zeile.`;
  const other = concepts.get(second?.card ?? '');
  const more =
    second && other ? ` Außerdem steht da ${quote(second.word, 20)}: **${other.title}**.` : '';
  return `${opening} Ganze Zeilen lese ich nur in Python, und das hier ist ${language}. An ${quote(first.word, 20)} erkenne ich aber, worum es geht: **${card.title}**.${more}

${card.area === 'python' ? `Erklärt an Python, und in ${language} ist dasselbe gemeint: ` : ''}${card.short}`;
}

const longestLine = 60;
const mostLines = 6;

function aboutLines(
  numbers: readonly number[],
  lines: readonly string[],
  { language }: Program,
  concepts: Concepts,
): string {
  const told = numbers
    .filter((number) => number <= lines.length)
    .slice(0, mostLines)
    .map((number) => `- Zeile ${number}${inShort(lines[number - 1] ?? '', concepts)}`);
  return `Ganze Zeilen lese ich nur in Python, und das hier ist ${language}. An den Wörtern erkenne ich:

${told.join('\n')}

Frag mich nach einer Zeile allein, dann erzähle ich mehr.`;
}

function inShort(line: string, concepts: Concepts): string {
  const code = line.trim();
  if (code === '') return ' ist leer';
  const titles = wordsKnown(code).flatMap(({ card }) => concepts.get(card)?.title ?? []);
  return ` (${quote(code, 40)}): ${titles.join(', ') || bracketsIn(code) || 'nichts, was ich lesen kann'}`;
}

function bracketsIn(line: string): string {
  if (isClosing(line)) return 'macht etwas zu';
  return isOpening(line) ? 'macht etwas auf' : '';
}

function aboutWhole(lines: readonly string[], { language }: Program): string {
  const at = lines.findIndex((line) => wordsKnown(line).some(({ card }) => !isAside(card)));
  const example = at < 0 ? '' : `, zum Beispiel nach Zeile ${at + 1}`;
  return `Das ganze Programm kann ich dir nicht erklären: Zeile für Zeile lese ich nur Python, und das hier ist ${language}. Frag mich nach einer seiner ${lines.length} Zeilen${example}. Dann sage ich dir, was ich an ihren Wörtern erkenne.`;
}

/** Not what somebody wants to know first. */
function isAside(card: string): boolean {
  return card === 'modul' || card.endsWith('kommentar') || card === 'html-grundgeruest';
}

function isOpening(line: string): boolean {
  return /^[[({]+$/.test(line);
}

function isClosing(line: string): boolean {
  return /^(?:[\])};,]|<\/\w+>)+$/.test(line);
}
