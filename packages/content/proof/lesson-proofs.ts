import { explainError } from '@hbg/coach/error-coach';
import { featuresOf } from '../../coach/src/source/features.ts';
import type { UnitOnDisk } from '../src/areas.ts';
import type { Lesson } from '../src/lesson.ts';
import { fencesOf } from '../src/sections.ts';
import { givenAway, inUnit, type Proof } from './finding.ts';
import type { PythonBench } from './python-bench.ts';
import { longProof, proof } from './unit-proofs.ts';

type Course = {
  readonly bench: PythonBench;
  /** In their order. */
  readonly lessons: readonly Lesson[];
};

/** What a lesson proves beside what every unit proves. */
export function proofsOfLesson(written: UnitOnDisk, { bench, lessons }: Course): Proof[] {
  const lesson = lessons.find(({ id }) => `lektion/${id}` === written.unit.id);
  if (!lesson) return [];
  return [
    longProof('its solution runs and prints', () => solutionFindings(written, lesson, bench)),
    longProof('its examples run and print', () => exampleFindings(written, lesson, bench)),
    proof('its questions hold no line of the solution', () => questionFindings(written, lesson)),
    longProof('its mistakes get the message that it says', () =>
      mistakeFindings(written, lesson, bench),
    ),
    proof('it uses nothing that was not taught by then', () =>
      untaughtFindings(written, lesson, lessons),
    ),
    longProof('what is to be predicted is what the program prints', () =>
      predictionFindings(written, lesson, bench),
    ),
    proof('it has a text of the right length', () => lengthFindings(written, lesson)),
  ];
}

async function solutionFindings(written: UnitOnDisk, lesson: Lesson, bench: PythonBench) {
  const { check, data } = written.unit;
  const inputs = lesson.goals[0]?.inputs ?? (check === null ? lesson.typed : []);
  const { ending, output } = await bench.run(lesson.solution, { inputs, data });
  // What a check types isn't typed here.
  const asks = check !== null && ending.kind === 'stopped';
  if ((ending.kind === 'finished' || asks) && output.trim() !== '') return [];
  return [`${written.folder}/solution.py:1: die Lösung läuft nicht zu Ende oder gibt nichts aus`];
}

async function exampleFindings(written: UnitOnDisk, lesson: Lesson, bench: PythonBench) {
  const { content, example, typed } = lesson;
  const examples = fencesOf(content);
  const asks = [...examples, example].some(({ code }) => code.includes('input('));
  const found: string[] = [];
  if (examples.length < 2) found.push(inText(written, 'der Text braucht zwei Beispiele'));
  if (asks !== (typed !== undefined))
    found.push(
      inUnit(written, ['typed'], 'typed: … sagt, was getippt wird, wo ein Beispiel fragt'),
    );
  for (const { code } of [...examples, example]) {
    const { ending, output } = await bench.run(code, { inputs: typed });
    if (ending.kind !== 'finished' || output.trim() === '')
      found.push(inText(written, `dieses Beispiel läuft nicht oder gibt nichts aus:\n${code}`));
  }
  return found;
}

function questionFindings(written: UnitOnDisk, { questions, solution }: Lesson) {
  return questions.flatMap((question, index) =>
    givenAway(solution, question).map((line) =>
      inUnit(written, ['questions', index], `die Frage verrät eine Zeile der Lösung: ${line}`),
    ),
  );
}

async function mistakeFindings(written: UnitOnDisk, lesson: Lesson, bench: PythonBench) {
  const found: string[] = [];
  for (const [index, { code, error }] of lesson.mistakes.entries()) {
    const inputs = lesson.typed ?? lesson.goals[0]?.inputs ?? ['7', '7', '7'];
    const { ending } = await bench.run(code, { inputs });
    const facts = 'error' in ending ? ending.error : null;
    const kind = facts ? explainError(facts, code).kind : 'keine';
    if (kind !== error)
      found.push(inUnit(written, ['mistakes', index], `die Meldung ist ${kind}, nicht ${error}`));
  }
  return found;
}

function untaughtFindings(written: UnitOnDisk, lesson: Lesson, lessons: readonly Lesson[]) {
  const before = lessons.filter(
    ({ courseId, order }) => courseId === lesson.courseId && order <= lesson.order,
  );
  const known = new Set(['#', ...before.flatMap(({ teaches }) => teaches)]);
  const examples = fencesOf(lesson.content).map(({ code }) => code);
  const own = [lesson.starterCode, lesson.solution, lesson.example.code];
  const programs = [...own, ...examples, lesson.predict?.code ?? ''];
  return [...new Set(programs.flatMap((code) => Array.from(featuresOf(code))))]
    .filter((name) => !known.has(name))
    .map((name) => inUnit(written, ['teaches'], `${name} wurde bis hierher nicht erklärt`));
}

async function predictionFindings(written: UnitOnDisk, { predict }: Lesson, bench: PythonBench) {
  if (!predict) return [];
  const { ending, output } = await bench.run(predict.code);
  const right = predict.options.filter((option) => option.trim() === output.trim());
  const isRight = right.length === 1 && right[0] === predict.options[predict.right - 1];
  if (ending.kind === 'finished' && isRight) return [];
  return [inUnit(written, ['predict'], `das Programm gibt aus: ${output.trim()}`)];
}

function lengthFindings(written: UnitOnDisk, { content }: Lesson) {
  const words = content.split(/\s+/).length;
  if (words >= 150 && words <= 500) return [];
  return [inText(written, `der Text hat ${words} Wörter, gut sind 150 bis 500`)];
}

function inText({ page }: UnitOnDisk, sentence: string) {
  return `${page.file}:${page.bodyLine}: ${sentence}`;
}
