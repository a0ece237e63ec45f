import type { ErrorFacts, RunKind } from '@hbg/contract/execution';
import { explainError } from './error-coach.ts';
import type { Explanation } from './explanation.ts';
import { placeOfLine, withinCode } from './problem.ts';
import { originalOf } from './rule.ts';
import { loopsAround } from './source/loops.ts';
import { longestCode, readSource, type Source } from './source/source.ts';
import { code as quote } from './words/code-quote.ts';

type Sentences = Pick<Explanation, 'kind' | 'titel' | 'erklaerung' | 'tipp'>;

/** What to say about the end of a run; null when there is nothing to explain. */
export function explainEnding(
  kind: RunKind,
  error: ErrorFacts | null,
  code: string,
): Explanation | null {
  if (kind === 'finished' || kind === 'stopped') return null;
  if (kind === 'python-error') return error && explainError(error, code);
  const start = code.slice(0, longestCode);
  if (kind === 'out-of-memory' && error?.frames.length === 0) return explainError(error, start);
  const source = readSource(start);
  const line = kind === 'timed-out' || kind === 'output-limit' ? lineOfLoop(error, source) : null;
  const marked = line ?? error?.line ?? null;
  const isMarked = marked !== null && isRead(source, marked);
  return {
    ...sentences[kind](line === null ? null : loopAt(source, line)),
    stelle: isMarked ? withinCode(placeOfLine(source.lines, marked), source.lines) : null,
    original: error === null ? kind : originalOf(error),
  };
}

const sentences: Record<
  'timed-out' | 'crashed' | 'out-of-memory' | 'output-limit',
  (loop: string | null) => Sentences
> = {
  'timed-out': (loop) => ({
    kind: 'timed-out',
    titel: 'Zu lange gerechnet',
    erklaerung: loop
      ? `Dein Programm steckt in der Schleife ${loop} und wird nicht fertig.`
      : 'Dein Programm rechnet und rechnet und wird nicht fertig.',
    tipp: 'Prüf, ob sich in der Schleife etwas ändert, das sie irgendwann beendet.',
  }),
  'out-of-memory': () => ({
    kind: 'out-of-memory',
    titel: 'Kein Speicher mehr',
    erklaerung: 'Dein Programm wollte sich mehr merken, als in den Speicher passt.',
    tipp: 'Prüf, ob eine Liste oder ein Text in einer Schleife immer weiter wächst.',
  }),
  'output-limit': (loop) => ({
    kind: 'output-limit',
    titel: 'Zu viel ausgegeben',
    erklaerung: loop
      ? `In der Schleife ${loop} gibt dein Programm so viel aus, dass es angehalten wurde.`
      : 'Dein Programm gibt so viel aus, dass es angehalten wurde.',
    tipp: 'Prüf, ob die Schleife irgendwann aufhört, oder gib seltener etwas aus.',
  }),
  crashed: () => ({
    kind: 'crashed',
    titel: 'Python ist abgestürzt',
    erklaerung: 'Dein Programm hat Python so überlastet, dass es neu gestartet werden musste.',
    tipp: 'Starte es noch einmal, und prüf vorher Schleifen und Funktionen, die sich selbst aufrufen.',
  }),
};

/** The loop in which the program was: looked for from the innermost call outwards. */
function lineOfLoop(error: ErrorFacts | null, source: Source): number | null {
  const lines = error?.frames.map((frame) => frame.line).toReversed() ?? [];
  for (const line of lines) {
    if (!isRead(source, line)) continue;
    const around = loopsAround(source.bareLines, line);
    const loop = around.findLast(({ keyword }) => keyword === 'while') ?? around.at(-1);
    if (loop) return loop.line;
  }
  return null;
}

/** What stands behind the part that is read is known to nobody. */
function isRead({ lines }: Source, line: number): boolean {
  return line <= lines.length;
}

function loopAt({ lines }: Source, line: number): string {
  return `${quote(lines[line - 1] ?? '')} in Zeile ${line}`;
}
