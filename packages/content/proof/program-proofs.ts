import { explainError } from '@hbg/coach/error-coach';
import { isReached } from '@hbg/coach/goals';
import { once } from '@hbg/coach/once';
import type { UnitOnDisk } from '../src/areas.ts';
import { bugFinding, idleFinding } from './check-bug.ts';
import { checkedIn } from './check-lines.ts';
import { inUnit, longProof, type Proof, proof, unusedFinding } from './finding.ts';
import type { Missed, PythonBench } from './python-bench.ts';

/** What holds for every unit with a Python program. */
export function proofsOfProgram(written: UnitOnDisk, bench: PythonBench): Proof[] {
  const missed = once(() => bench.missedGoals(written.unit, mainOf(written.unit.solution)));
  return [
    proof('each of its goals checks something', () => idleFindings(written)),
    proof('its solution reaches every goal', async () =>
      solutionFindings(written, await missed(), bench),
    ),
    longProof('it needs each of its data files', async () =>
      (await missed()).length > 0 ? [] : dataFindings(written, bench),
    ),
    longProof('its starter is Python and leaves something to do', () =>
      starterFindings(written, bench),
    ),
    longProof('its goals are soon judged', () => judgeEndless(written)),
  ];
}

/** Whoever runs a program and asks nothing of it. */
function idleFindings(written: UnitOnDisk): string[] {
  const functions = (written.unit.check ?? '').split(/^(?=\w)/m);
  return functions.flatMap((code) => {
    const [, number] = /^def goal_(\d+)\(/.exec(code) ?? [];
    const called = Array.from(code.matchAll(/(\w+)\(/g), ([, name]) => name).slice(1);
    return number && called.every((name) => name === 'run')
      ? [idleFinding(written, Number(number))]
      : [];
  });
}

/** Without the file a goal is missed. */
async function dataFindings({ unit, folder }: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const unused: string[] = [];
  for (const name of Object.keys(unit.data)) {
    const { [name]: _, ...data } = unit.data;
    const missed = await bench.missedGoals({ ...unit, data }, mainOf(unit.solution));
    if (missed.length === 0) unused.push(unusedFinding(folder, name));
  }
  return unused;
}

async function solutionFindings(
  written: UnitOnDisk,
  missed: readonly Missed[],
  bench: PythonBench,
): Promise<string[]> {
  const slips = missed.length > 0 ? await slipsIn(written, 'solution', bench) : [];
  if (slips.length > 0) return slips;
  return [...new Set(missed.map((goal) => missedFinding(written, goal)))];
}

/** A check that fails itself fails alike for each of its goals. */
function missedFinding(written: UnitOnDisk, { number, text, sentence, bug }: Missed): string {
  if (bug !== null) return bugFinding(written, number, bug);
  const [, before = '', strays] = goesAstray.exec(sentence ?? '') ?? [];
  if (strays) {
    const [, line = 1] = /in Zeile (\d+)/.exec(strays) ?? [];
    return `${written.folder}/solution.py:${line}: ${before}die Lösung ${strays}${cureFor(strays)}`;
  }
  const why = sentence ? ` (${sentence})` : '';
  const told = `die Lösung erreicht Ziel ${number} nicht: ${text}${why}${checkedIn(written, number, sentence)}`;
  return inUnit(written, ['goals', number - 1], told);
}

/** Alike for each goal, and no matter of what the goal asks. */
const goesAstray =
  /^(.*: )?Dein Programm ((?:bricht|hört nicht auf|fragt öfter|gibt ohne Ende).*)$/;

function cureFor(sentence: string): string {
  return sentence.includes('fragt öfter')
    ? ' Was getippt wird, sagst du in check.py mit run(inputs=["…"]).'
    : '';
}

async function starterFindings(written: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const slips = await slipsIn(written, 'starter', bench);
  if (slips.length > 0) return slips;
  if ((await bench.missedGoals(written.unit, mainOf(written.unit.starter))).length > 0) return [];
  return [inUnit(written, ['goals'], 'schon der Starter erreicht alle Ziele: lass etwas zu tun')];
}

async function slipsIn(
  { unit, folder }: UnitOnDisk,
  name: 'starter' | 'solution',
  bench: PythonBench,
): Promise<string[]> {
  const surroundings = { inputs: unit.goals[0]?.inputs, data: unit.data };
  const { ending } = await bench.run(mainOf(unit[name]), surroundings);
  const error = 'error' in ending ? ending.error : null;
  if (!error || !/^(?:SyntaxError|IndentationError|TabError)$/.test(error.type)) return [];
  const { erklaerung, tipp, stelle } = explainError(error, mainOf(unit[name]));
  const line = stelle?.line ?? error.line ?? 1;
  return [`${folder}/${name}.py:${line}: das ist kein Python: ${erklaerung} ${tipp}`];
}

const endless = ['=', '7', 'ab ', 'ab\n', ' ', '\n', `${'a'.repeat(49)}\n`];

/** What takes minutes here stops page and server; the goals themselves may be met or not. */
function judgeEndless({ unit }: UnitOnDisk): string[] {
  for (const goal of unit.goals)
    for (const sign of endless) isReached(goal, { code: '', output: sign.repeat(50_000) });
  return [];
}

function mainOf(files: Readonly<Record<string, string>>): string {
  return files['main.py'] ?? '';
}
