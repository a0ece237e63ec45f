import type { UnitOnDisk } from '../src/areas.ts';
import { countOf, type DrawnKata, drawKata, type Kata } from '../src/kata.ts';
import { loadKatas } from '../src/load-katas.ts';
import { givenAway, longProof, type Proof, proof } from './finding.ts';
import type { PythonBench } from './python-bench.ts';

/** So many of one lesson, by their forms. */
const forms: Readonly<Record<string, readonly string[]>> = {
  'python-mastery': ['predict', 'predict', 'repair', 'repair', 'write', 'write'],
  'html-mastery': ['predict', 'predict', 'repair', 'repair', 'rebuild', 'rebuild'],
};

type Try = { readonly kata: Kata; readonly drawn: DrawnKata; readonly variant: number };

/**
 * What the katas of a lesson prove; pages are tried in a browser, by proofs of their own. Programs run for the draws
 * that `drawn` leaves of all.
 */
export function proofsOfKatas(
  { unit, folder }: UnitOnDisk,
  bench: PythonBench,
  drawn: (tries: readonly Try[]) => readonly Try[] = (tries) => tries,
): Proof[] {
  if (unit.kind !== 'katas') return [];
  const katas = loadKatas(folder);
  return [
    proof('its katas have the forms of its area', () => formFindings(unit.id, folder, katas)),
    proof('no two draws of one of its katas are alike', () => katas.flatMap(twinFindings)),
    proof('the options of its katas differ, and no hint gives anything away', () =>
      findingsOf(katas.flatMap(triesOf), textFindings),
    ),
    ...katas.map((kata, at) =>
      longProof(`kata ${at + 1}: Python says the same, its start is no solution`, () =>
        findingsOf(drawn(triesOf(kata)), (one) => programFindings(one, bench)),
      ),
    ),
  ];
}

async function findingsOf(
  tries: readonly Try[],
  find: (one: Try) => string[] | Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const one of tries)
    for (const sentence of await find(one))
      found.push(`${one.kata.file}:1: Aufgabe ${one.variant}: ${sentence}`);
  return found;
}

async function programFindings(one: Try, bench: PythonBench): Promise<string[]> {
  return [...(await answerFindings(one, bench)), ...(await goalFindings(one, bench))];
}

function formFindings(id: string, folder: string, katas: readonly Kata[]): string[] {
  const wanted = forms[id.split('/')[0] ?? '']?.join();
  const found = katas.map(({ front }) => (front.form === 'choose' ? 'predict' : front.form)).join();
  return found === wanted ? [] : [`${folder}/katas:1: hierher gehören ${wanted}, da sind ${found}`];
}

function triesOf(kata: Kata): Try[] {
  return Array.from({ length: countOf(kata.front.draw) }, (_, variant) => ({
    kata,
    variant,
    drawn: drawKata(kata, variant),
  }));
}

function twinFindings(kata: Kata): string[] {
  const drawn = triesOf(kata).map(({ drawn }) => JSON.stringify(drawn));
  return new Set(drawn).size === drawn.length
    ? []
    : [`${kata.file}:1: zwei Ziehungen geben dieselbe Aufgabe`];
}

function textFindings({ drawn }: Try): string[] {
  const texts = drawn.question?.options.map(({ text }) => text) ?? [];
  const twin = texts.find((text, at) => texts.indexOf(text) < at);
  const away = givenAway(Object.values(drawn.solution).join('\n'), drawn.hint ?? '');
  return [
    ...(twin === undefined ? [] : [`zwei Antworten sind gleich: ${twin}`]),
    ...away.map((line) => `hint verrät eine Zeile der Lösung: ${line}`),
  ];
}

/** By the program itself, run and asked. */
async function answerFindings({ drawn }: Try, bench: PythonBench): Promise<string[]> {
  const { proves, question, starter } = drawn;
  const code = starter['main.py'];
  if (proves === null || code === undefined) return [];
  const right = question?.options.find(({ isRight }) => isRight)?.text ?? '';
  const { output, ending } = await bench.run(code);
  const error = 'error' in ending && ending.error ? ending.error.type : '';
  const told = await bench.run(askFor(proves, error === '' ? code : '', output.trimEnd(), error));
  const answer = told.output.trimEnd().split('\n\u0000').at(-1) ?? '';
  return answer === withoutTicks(right)
    ? []
    : [`richtig ist laut Python „${answer}“, nicht „${withoutTicks(right)}“`];
}

function askFor(proves: string, code: string, output: string, error: string): string {
  const given = `output = ${JSON.stringify(output)}\nlines = output.split("\\n")\nerror = ${JSON.stringify(error)}`;
  return `${code}\n${given}\nprint("\\n\\0" + str(${proves}), end="")\n`;
}

function withoutTicks(text: string): string {
  return text.replaceAll('`', '');
}

async function goalFindings({ drawn }: Try, bench: PythonBench): Promise<string[]> {
  const { goals, check, starter, solution } = drawn;
  const [first, last] = [starter['main.py'], solution['main.py']];
  if (check === null || first === undefined || last === undefined) return [];
  const judged = { goals: goals.map((text) => ({ text })), check, data: {} };
  const missed = await bench.missedGoals(judged, last);
  const open = await bench.missedGoals(judged, first);
  return [
    ...missed.map(
      ({ text, sentence, bug }) => `die Lösung erreicht „${text}“ nicht: ${bug ?? sentence}`,
    ),
    ...open.flatMap(({ bug }) => (bug === null ? [] : [`die Prüfung selbst schlägt fehl: ${bug}`])),
    ...(open.length === 0 ? ['schon der Anfang erreicht alle Ziele'] : []),
  ];
}
