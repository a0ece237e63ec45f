import { testsAll } from '../../../scripts/sample-of.ts';
import { type DrawnKata, drawKata, type Kata } from '../src/kata.ts';
import { countOf } from '../src/kata-front.ts';
import { givenAway, longProof, type Proof, proof } from './finding.ts';
import { otherOrderFindings, printFindings } from './print-findings.ts';
import type { PythonBench } from './python-bench.ts';
import { languageOf, runProgram } from './run-program.ts';
import { lessonHtmlSlips } from './valid-html.ts';

export type Try = {
  readonly kata: Kata;
  readonly drawn: DrawnKata;
  readonly variant: number;
};
/** The draws for which programs are run. */
export type DrawnOf = (tries: readonly Try[]) => readonly Try[];

/** What the draws of these tasks prove; pages are tried in a browser, by proofs of their own. */
export function proofsOfDraws(
  katas: readonly Kata[],
  bench: PythonBench,
  drawnOf: DrawnOf = (tries) => tries,
): Proof[] {
  return [
    proof('no two draws of one of its tasks are alike', () => katas.flatMap(twinFindings)),
    proof('the options of its tasks differ, and no hint gives anything away', () =>
      findingsOf(katas.flatMap(triesOf), textFindings),
    ),
    proof('the solutions of its tasks are valid HTML', () =>
      findingsOf(
        katas.flatMap((kata) => drawnOf(triesOf(kata))),
        htmlFindings,
      ),
    ),
    ...katas.flatMap((kata, at) => proofsOfPrograms(drawnOf(triesOf(kata)), at + 1, bench)),
    ...(testsAll ? katas.flatMap((kata, at) => proofOfOrders(kata, at + 1, bench)) : []),
  ];
}

/** In parts: a test of all draws would last longer than tests may where the machine is busy. */
function proofsOfPrograms(tries: readonly Try[], number: number, bench: PythonBench): Proof[] {
  const parts = Array.from({ length: Math.ceil(tries.length / partSize) }, (_, at) =>
    tries.slice(at * partSize, (at + 1) * partSize),
  );
  return parts.map((part, at) =>
    longProof(
      `task ${number}, part ${at + 1}: what is right is right when it runs, and nothing else is`,
      () => findingsOf(part, (drawn) => programFindings(drawn, bench)),
    ),
  );
}

const partSize = 25;

/** Of one draw: its lines stand in the others as in this one. */
function proofOfOrders(kata: Kata, number: number, bench: PythonBench): Proof[] {
  if (kata.front.form !== 'order') return [];
  return [
    longProof(`task ${number}: no other order of its lines is right`, () =>
      findingsOf(triesOf(kata).slice(0, 1), (drawn) => otherOrderFindings(drawn, bench)),
    ),
  ];
}

async function findingsOf(
  tries: readonly Try[],
  find: (drawn: DrawnKata) => string[] | Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { kata, drawn, variant } of tries)
    for (const sentence of await find(drawn))
      found.push(`${kata.file}:1: Aufgabe ${variant}: ${sentence}`);
  return found;
}

/** Where one begins may be wrong, and often is. */
function htmlFindings({ solution }: DrawnKata): string[] {
  return lessonHtmlSlips(solution['index.html'] ?? '').map(
    ({ line, why }) => `die Lösung ist in Zeile ${line} kein gültiges HTML: ${why}`,
  );
}

async function programFindings(drawn: DrawnKata, bench: PythonBench): Promise<string[]> {
  return [
    ...(await answerFindings(drawn, bench)),
    ...(await printFindings(drawn, bench)),
    ...(await goalFindings(drawn, bench)),
  ];
}

function triesOf(kata: Kata): Try[] {
  return Array.from({ length: countOf(kata.front.draw) }, (_, variant) => ({
    kata,
    variant,
    drawn: drawKata(kata, variant),
  }));
}

/** In whatever order their lines or answers stand. */
function twinFindings(kata: Kata): string[] {
  const drawn = triesOf(kata).map(({ drawn }) =>
    JSON.stringify({
      ...drawn,
      orders: undefined,
      question: drawn.question?.options.map(({ text }) => text).toSorted(),
    }),
  );
  return new Set(drawn).size === drawn.length
    ? []
    : [`${kata.file}:1: zwei Ziehungen geben dieselbe Aufgabe`];
}

function textFindings({ form, question, solution, hint }: DrawnKata): string[] {
  const texts = question?.options.map(({ text }) => text) ?? [];
  const twin = form === 'line' || form === 'order' ? undefined : firstTwin(texts);
  const away = givenAway(Object.values(solution).join('\n'), hint ?? '');
  return [
    ...(twin === undefined ? [] : [`zwei Antworten sind gleich: ${twin}`]),
    ...away.map((line) => `hint verrät eine Zeile der Lösung: ${line}`),
  ];
}

/** Lines of a program may be. */
function firstTwin(texts: readonly string[]): string | undefined {
  return texts.find((text, at) => texts.indexOf(text) < at);
}

/** By the program itself, run and asked. */
async function answerFindings(
  { proves, question, starter }: DrawnKata,
  bench: PythonBench,
): Promise<string[]> {
  const language = languageOf(starter);
  if (proves === null || language === null) return [];
  const right = question?.options.find(({ isRight }) => isRight)?.text.replaceAll('`', '') ?? '';
  const answer = await (await runProgram(starter, bench, proves)).answer();
  return answer === right ? [] : [`richtig ist laut ${language} „${answer}“, nicht „${right}“`];
}

async function goalFindings(
  { goals, check, starter, solution }: DrawnKata,
  bench: PythonBench,
): Promise<string[]> {
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
