import { explainError } from '@hbg/coach/error-coach';
import type { Riddle } from '@hbg/contract/units';
import type { UnitOnDisk } from '../src/areas.ts';
import { inUnit, longProof, type Proof, proof } from './finding.ts';
import type { PythonBench } from './python-bench.ts';

/** What fits beside a thumb on a phone. */
const widest = 40;
/** None of these programs works for longer, but for those that never end. */
const patience = 1_000;

type Written = {
  readonly written: UnitOnDisk;
  readonly riddle: Riddle;
  readonly flawed: readonly string[];
  readonly mended: readonly string[];
};

/** What a riddle proves beside what every unit proves. */
export function proofsOfRiddle(written: UnitOnDisk, bench: PythonBench): Proof[] {
  const { riddle, starter, solution } = written.unit;
  if (!riddle) return [];
  const [flawed, mended] = [starter, solution].map((files) => linesOf(files['main.py'] ?? ''));
  if (!flawed || !mended) return [];
  const parts = { written, riddle, flawed, mended };
  let ran: Promise<Outcome> | undefined;
  // It may be one that never ends, and then takes its time.
  const flawedOutcome = () => (ran ??= outcomeOf(flawed, bench));
  return [
    proof('its program is short, asks nothing and knows no chance', () => sizeFindings(parts)),
    proof('its solution differs in the guilty line alone', () => lineFindings(parts)),
    longProof('its solution does what its starter fails to do', async () =>
      outcomeFindings(parts, await outcomeOf(mended, bench), await flawedOutcome()),
    ),
    longProof('what it quotes is what its starter shows', async () =>
      quoteFindings(parts, await flawedOutcome()),
    ),
    proof('every other line has its reason', () => reasonFindings(parts)),
    proof('it tells in two sentences what is wrong', () => sentenceFindings(parts)),
  ];
}

function linesOf(code: string): string[] {
  return code.trimEnd().split('\n');
}

function sizeFindings({ written, flawed, mended }: Written): string[] {
  const count = flawed.filter((line) => line.trim() !== '').length;
  const [chance] = /\b(?:input|random|time|datetime)\b/.exec(flawed.join('\n')) ?? [];
  const inStarter = (sentence: string) => inCode(written, 'starter', 1, sentence);
  return [
    ...(count < 3 || count > 8 ? [inStarter(`ein Rätsel hat 3 bis 8 Zeilen, nicht ${count}`)] : []),
    ...(chance ? [inStarter(`ohne ${chance}: ein Rätsel läuft immer gleich ab`)] : []),
    ...wideLines(written, 'starter', flawed),
    ...wideLines(written, 'solution', mended),
  ];
}

function wideLines(written: UnitOnDisk, name: string, lines: readonly string[]): string[] {
  return lines.flatMap(({ length }, at) =>
    length > widest
      ? [inCode(written, name, at + 1, `die Zeile hat ${length} Zeichen, Platz ist für ${widest}`)]
      : [],
  );
}

function lineFindings({ written, riddle, flawed, mended }: Written): string[] {
  const all = Array.from({ length: Math.max(flawed.length, mended.length) }, (_, at) => at + 1);
  const different = all.filter((line) => flawed[line - 1] !== mended[line - 1]);
  if (different.join() === String(riddle.line)) return [];
  const found = different.length > 0 ? `in Zeile ${different.join(', ')}` : 'in keiner';
  const sentence = `starter und solution sind nur in Zeile ${riddle.line} verschieden, hier sind sie es ${found}`;
  return [inUnit(written, ['line'], sentence)];
}

function outcomeFindings({ written }: Written, right: Outcome, wrong: Outcome): string[] {
  const found: string[] = [];
  if (right.kind !== 'finished' || right.shown.trim() === '')
    found.push(
      inCode(
        written,
        'solution',
        1,
        `sie läuft nicht oder zeigt nichts: ${right.told || right.shown}`,
      ),
    );
  if (/^(?:Syntax|Indentation|Tab)Error/.test(wrong.error))
    found.push(inCode(written, 'starter', 1, `das ist kein Python: ${wrong.told}`));
  if (right.kind === wrong.kind && right.shown === wrong.shown)
    found.push(inCode(written, 'starter', 1, `er zeigt dasselbe wie solution: ${wrong.shown}`));
  return found;
}

function quoteFindings({ written, riddle }: Written, { shown }: Outcome): string[] {
  let from = 0;
  for (const [, quote = ''] of riddle.comes.matchAll(/`([^`]+)`/g)) {
    const at = placeOf(quote, shown, from);
    if (at === null)
      return [inUnit(written, ['comes'], `\`${quote}\` kommt nicht heraus, sondern:\n${shown}`)];
    from = at + quote.length;
  }
  return [];
}

/** As whole words and numbers: a 4 isn't in 45. */
function placeOf(quote: string, shown: string, from: number): number | null {
  const whole = `(?<![\\p{L}\\p{N}_-]|\\d[.,])${RegExp.escape(quote)}(?![\\p{L}\\p{N}_]|[.,]\\d)`;
  const pattern = new RegExp(whole, 'gu');
  pattern.lastIndex = from;
  return pattern.exec(shown)?.index ?? null;
}

function reasonFindings({ written, riddle, flawed }: Written): string[] {
  const others = flawed.flatMap((line, at) =>
    line.trim() !== '' && at + 1 !== riddle.line ? [at + 1] : [],
  );
  const given = riddle.innocent.map(({ line }) => line);
  if (given.join() === others.join()) return [];
  const sentence = `einen Grund brauchen die Zeilen ${others.join(', ')}, hier stehen ${given.join(', ')}`;
  return [inUnit(written, ['innocent'], sentence)];
}

function sentenceFindings({ written, riddle }: Written): string[] {
  const count = riddle.why.replace(/`[^`]*`/g, '').match(/[.!?](?=\s|$)/g)?.length ?? 0;
  return count === 2 ? [] : [inUnit(written, ['why'], `schreib zwei Sätze, nicht ${count}`)];
}

/** All that a learner sees of a run. */
type Outcome = {
  readonly kind: string;
  readonly error: string;
  readonly shown: string;
  /** What broke it off, for whoever wrote it. */
  readonly told: string;
};

async function outcomeOf(lines: readonly string[], bench: PythonBench): Promise<Outcome> {
  const code = `${lines.join('\n')}\n`;
  const { ending, output } = await bench.run(code, { turns: patience });
  if (ending.kind !== 'python-error')
    return { kind: ending.kind, error: '', shown: output, told: '' };
  const error = `${ending.error.type}: ${ending.error.message}`;
  const { erklaerung, tipp } = explainError(ending.error, code);
  return { kind: ending.kind, error, shown: `${output}${error}`, told: `${erklaerung} ${tipp}` };
}

function inCode({ folder }: UnitOnDisk, name: string, line: number, sentence: string) {
  return `${folder}/${name}.py:${line}: ${sentence}`;
}
