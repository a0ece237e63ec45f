import { codesIn } from '../guard/code-in-text.ts';
import { namesOfShapes } from '../search/code-shapes.ts';
import { tokensOf } from '../source/tokens.ts';
import { code as quote } from '../words/code-quote.ts';
import { keywords } from '../words/python-names.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Knowledge, Situation } from './situation.ts';

type Explained = { readonly text: string; readonly concept: string | null };

const numbers = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
];
const ordinals = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'];

/** What a line of the learner's own code does, by the thing that it's made of. */
export function explainLine(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Explained {
  const lines = situation.code.split('\n');
  if (situation.code.trim() === '') {
    return {
      text: 'Dein Editor ist noch leer. Schreib eine Zeile hinein und frag mich dann noch einmal.',
      concept: null,
    };
  }
  const number = lineMeant(message, lines);
  if (number === null) {
    return {
      text: `Welche Zeile meinst du? Schreib zum Beispiel: Was macht Zeile ${firstLine(lines)}?`,
      concept: null,
    };
  }
  const line = lines[number - 1]?.trim() ?? '';
  if (line === '') {
    return {
      text: `Zeile ${number} ist leer, Python überspringt sie. Dein Programm hat ${lines.length} Zeilen.`,
      concept: null,
    };
  }
  return explain(line, number, knowledge);
}

function explain(line: string, number: number, knowledge: Knowledge): Explained {
  const comment = line.startsWith('#');
  const [meant] = comment ? conceptsMeant(knowledge, 'Kommentar') : meantBy(line, knowledge);
  const opening = `In Zeile ${number} steht ${quote(line, 60)}.`;
  if (!meant) {
    return {
      text: `${opening} Probier es aus: Was ändert sich an der Ausgabe, wenn du vor diese Zeile ein ${quote('#')} setzt?`,
      concept: null,
    };
  }
  const { title, short, question, id } = meant.concept;
  return {
    text: `${opening} Das Wichtigste darin: **${title}**. ${short}\n\nUnd nun du: Welche Teile der Zeile kannst du schon erklären, und was ändert sich, wenn du einen davon veränderst? ${question}`,
    concept: id,
  };
}

function meantBy(line: string, knowledge: Knowledge) {
  const words = tokensOf(line)
    .filter(
      ({ kind, text }, at, all) =>
        kind === 'name' && (keywords.has(text) || all[at + 1]?.text === '('),
    )
    .map(({ text }) => text);
  const shapes = namesOfShapes(line);
  const isAssignment = /^[\p{L}_]\w*\s*=[^=]/u.test(line);
  return conceptsMeant(knowledge, [...shapes, ...words, isAssignment ? 'Zuweisung' : ''].join(' '));
}

function lineMeant(message: string, lines: readonly string[]): number | null {
  const text = message.toLowerCase();
  const [, digits] =
    /(?:zeile|line)\s*(?:nr\.?|nummer)?\s*(\d+)/.exec(text) ?? /(\d+)\.\s*zeile/.exec(text) ?? [];
  if (digits) return Number(digits);
  const word = numbers.findIndex((name) => text.includes(`zeile ${name}`));
  if (word > 0) return word;
  const ordinal = ordinals.findIndex((name) => name !== '' && text.includes(`${name}e zeile`));
  if (ordinal > 0) return ordinal;
  if (/letzte\w* zeile|last line/.test(text))
    return lines.findLastIndex((line) => line.trim() !== '') + 1;
  return (
    lineQuoted(message, lines) ??
    (lines.filter((line) => line.trim() !== '').length === 1 ? firstLine(lines) : null)
  );
}

function lineQuoted(message: string, lines: readonly string[]): number | null {
  const quoted = codesIn(message).join('\n').trim();
  const index = quoted === '' ? -1 : lines.findIndex((line) => line.trim() === quoted);
  return index < 0 ? null : index + 1;
}

function firstLine(lines: readonly string[]): number {
  return lines.findIndex((line) => line.trim() !== '') + 1;
}
