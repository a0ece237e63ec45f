import { explainError } from '@hbg/coach/error-coach';
import { featuresOf } from '../../coach/src/source/features.ts';
import type { UnitOnDisk } from '../src/areas.ts';
import type { Lesson } from '../src/lesson.ts';
import { fencesOf } from '../src/sections.ts';
import { givenAway, inUnit, longProof, type Proof, placeOf, proof } from './finding.ts';
import { type Slip, slipIn } from './program-slip.ts';
import type { PythonBench } from './python-bench.ts';

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
  const inText = fencesOf(content);
  const found: string[] = [];
  if (inText.length < 2) found.push(atText(written, 'der Text braucht zwei Beispiele'));
  const examples = [...inText, example].map(({ code }) => code);
  const asking = examples.filter((code) => code.includes('input('));
  if (asking.length === 0 && typed)
    found.push(inUnit(written, ['typed'], 'kein Beispiel fragt etwas: lösche typed'));
  if (asking[0] && !typed)
    found.push(
      `${placeOf(written, asking[0])}: das Beispiel fragt: schreib in unit.md typed: ["…"] mit allem, was da getippt wird`,
    );
  for (const code of examples.filter((code) => typed || !asking.includes(code))) {
    const slip = await slipOf(bench, code, typed);
    if (slip) found.push(`${placeOf(written, code, slip.line)}: das Beispiel ${slip.why}`);
  }
  return found;
}

async function slipOf(
  bench: PythonBench,
  code: string,
  typed: Lesson['typed'],
): Promise<Slip | null> {
  const ran = await bench.run(code, { inputs: typed });
  if (ran.ending.kind === 'stopped' && !ran.isEndless)
    return { why: 'fragt öfter, als in typed: … etwas steht' };
  return slipIn(ran, code) ?? (ran.output.trim() === '' ? { why: 'gibt nichts aus' } : null);
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
    const { ending, isEndless } = await bench.run(code, { inputs });
    const facts = 'error' in ending ? ending.error : null;
    const kind = facts ? explainError(facts, code).kind : null;
    if (kind === error) continue;
    const isOther = kind !== null && !isEndless;
    const without = isEndless ? 'das Programm hört nicht auf' : 'das Programm läuft ohne Fehler';
    found.push(
      isOther
        ? inUnit(written, ['mistakes', index, 'error'], `die Meldung ist ${kind}, nicht ${error}`)
        : inUnit(
            written,
            ['mistakes', index, 'code'],
            `${without}: bau einen Fehler ein, der es abbricht`,
          ),
    );
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
  const programs = [...examples, ...own, lesson.predict?.code ?? ''];
  const places = new Map<string, string>();
  for (const code of programs)
    for (const name of featuresOf(code))
      if (!known.has(name) && !places.has(name))
        places.set(name, placeOf(written, code, lineOfFeature(code, name)));
  return Array.from(
    places,
    ([name, place]) =>
      `${place}: ${name} wurde bis hierher nicht erklärt: ${cureFor(name, lesson)}`,
  );
}

/** The first with which the program uses it. */
function lineOfFeature(code: string, name: string): number {
  const lines = code.split('\n');
  return lines.findIndex((_, at) => featuresOf(lines.slice(0, at + 1).join('\n')).has(name)) + 1;
}

function cureFor(name: string, { teaches }: Lesson): string {
  const bare = teaches.find((taught) => taught !== name && lettersOf(taught) === lettersOf(name));
  return bare && lettersOf(name) !== ''
    ? `in teaches heißt es ${quoted(name)}, nicht ${bare}`
    : `schreib es anders, oder erklär es und nimm ${quoted(name)} in teaches auf`;
}

function lettersOf(name: string): string {
  return name.replace(/\W/g, '');
}

function quoted(name: string): string {
  return name.includes('"') ? `'${name}'` : `"${name}"`;
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
  return [atText(written, `der Text hat ${words} Wörter, gut sind 150 bis 500`)];
}

function atText({ page }: UnitOnDisk, sentence: string) {
  return `${page.file}:${page.bodyLine}: ${sentence}`;
}
