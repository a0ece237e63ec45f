import { lineInWords } from '@hbg/coach/line/line-in-words';
import { shown as quote } from '@hbg/coach/line/shown';
import { tokensOf } from '@hbg/coach/source/tokens';
import { keywords } from '@hbg/coach/words/python-names';
import { codesIn } from '../guard/code-in-text.ts';
import { namesOfShapes } from '../search/code-shapes.ts';
import { paragraphs, within } from './brief.ts';
import { explainRun } from './explain-run.ts';
import { conceptsMeant } from './find-concept.ts';
import { linesMeant } from './lines-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';

type Explained = Pick<Reply, 'text'> & Partial<Reply>;

/** What a line of the learner's own code does. */
export function explainLine(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Explained {
  const lines = situation.code.trimEnd().split('\n');
  if (situation.code.trim() === '') {
    return {
      text: sayShortly('empty editor'),
    };
  }
  const numbers = linesMeant(message, lines, codesIn(message).join('\n').trim());
  const [number] = numbers;
  if (number === undefined) return { text: tour(allLines(lines), situation.code) };
  if (number > lines.length) {
    return {
      text: `Eine Zeile ${number} gibt es nicht: Dein Programm hat ${countOf(lines)}.`,
    };
  }
  return numbers.length > 1
    ? { text: tour(numbers, situation.code) }
    : explain(number, lines, knowledge, situation);
}

function explain(
  number: number,
  lines: readonly string[],
  knowledge: Knowledge,
  situation: Situation,
): Explained {
  const line = (lines[number - 1] ?? '').trim();
  if (line === '') {
    return {
      text: `Zeile ${number} ist leer, Python überspringt sie. Dein Programm hat ${countOf(lines)}.`,
    };
  }
  const run = explainRun(situation);
  if (run.place?.line === number) return run;
  const [meant] = meantBy(line, knowledge);
  const opening = `In Zeile ${number} steht ${quote(line, 60)}.`;
  const told = lineInWords(line, situation.code);
  const { title, short } = meant?.concept ?? {};
  const around = title ? `Das gehört zu **${title}**: ${short}` : '';
  const parts = [
    `${opening} ${told ?? around}`.trim(),
    told && !line.startsWith('#') ? around : '',
    questionAbout(number),
  ];
  return {
    text: paragraphs(parts, mostTold),
    concept: meant?.concept.id ?? null,
  };
}

function questionAbout(number: number): string {
  return `Probier es aus: Setz ein ${quote('#')} vor Zeile ${number}, rate, was sich ändert, und drück auf Run.`;
}

/** Line after line, one sentence each, as many as one reads. */
function tour(numbers: readonly number[], code: string): string {
  const told = within(mostTold, linesInWords(numbers, code));
  const next = numbers[told.length];
  const more = next
    ? `Frag mich nach der nächsten, zum Beispiel: Was macht Zeile ${next}?`
    : 'Welche Zeile überrascht dich? Verändere dort etwas, und rate vorher, was passiert.';
  return `${told.join('\n')}\n\n${more}`;
}

const mostTold = 75;

/** One after the other: of a long program hardly any fits. */
function* linesInWords(numbers: readonly number[], code: string): Generator<string> {
  const lines = code.trimEnd().split('\n');
  for (const number of numbers) {
    const line = (lines[number - 1] ?? '').trim();
    yield `- Zeile ${number} (${quote(line, 40)}): ${lineInWords(line, code) ?? 'Was tut sie wohl?'}`;
  }
}

/** Of all of them those that do something. */
function allLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (/^\s*(?:#|$)/.test(line) ? [] : [index + 1]));
}

function countOf(lines: readonly string[]): string {
  return lines.length === 1 ? 'nur eine Zeile' : `${lines.length} Zeilen`;
}

function meantBy(line: string, knowledge: Knowledge) {
  if (line.startsWith('#')) return conceptsMeant(knowledge, 'Kommentar');
  const tokens = tokensOf(line).filter(({ kind }) => kind !== 'comment');
  const words = tokens
    .filter(
      ({ kind, text }, at) =>
        kind === 'name' && (keywords.has(text) || tokens[at + 1]?.text === '('),
    )
    .map(({ text }) => text);
  const code = line.slice(0, tokens.at(-1) ? (tokens.at(-1)?.offset ?? 0) + 1 : 0);
  const isAssignment = /^[\p{L}_]\w*\s*=[^=]/u.test(line);
  return conceptsMeant(
    knowledge,
    [...namesOfShapes(code), ...words, isAssignment ? 'Zuweisung' : ''].join(' '),
  );
}
