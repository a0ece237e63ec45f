import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReached } from '@hbg/coach/goals';
import { warnAboutPage } from '@hbg/coach/web/warn-about-page';
import type { UnitOnDisk } from '../src/areas.ts';
import { type Findings, givenAway, inUnit, type Proof } from './finding.ts';
import type { Missed, PythonBench } from './python-bench.ts';

export type Tools = {
  readonly bench: PythonBench;
  /** The ids of all cards. */
  readonly cards: ReadonlySet<string>;
};

/** What holds for every unit of every area; pages are tried in a browser, by proofs of their own. */
export function proofsOf(written: UnitOnDisk, { bench, cards }: Tools): Proof[] {
  const { unit } = written;
  const common = [
    proof('nothing is left to be written', () => placeholderFindings(written)),
    proof('its text begins with its title', () => titleFindings(written)),
    proof('its cards exist', () => cardFindings(written, cards)),
    proof('its hints hold no line of the solution', () => hintFindings(written)),
    proof('it needs each of its data files', () => dataFindings(written, bench)),
  ];
  if (unit.language === 'web')
    return [...common, proof('its solution needs no warning', () => warningFindings(written))];
  if (unit.language === null) return common;
  return [
    ...common,
    proof('its solution reaches every goal', () => solutionFindings(written, bench)),
    longProof('its starter is Python and leaves something to do', () =>
      starterFindings(written, bench),
    ),
    longProof('its goals are soon judged', () => judgeEndless(written)),
  ];
}

export function proof(title: string, find: () => Findings): Proof {
  return { title, find };
}

export function longProof(title: string, find: () => Findings): Proof {
  return { title, find, isLong: true };
}

/** As the templates leave them. */
function placeholderFindings({ folder }: UnitOnDisk): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [placeholder] = /‹[^›]*›/.exec(line) ?? [];
        return placeholder ? [`${file}:${index + 1}: hier fehlt noch: ${placeholder}`] : [];
      }),
  );
}

function warningFindings({ unit, folder }: UnitOnDisk): string[] {
  return warnAboutPage(unit.solution).map(
    ({ erklaerung, file, stelle }) =>
      `${folder}/solution/${file}:${stelle?.line ?? 1}: ${erklaerung}`,
  );
}

function titleFindings({ unit, page }: UnitOnDisk): string[] {
  if (`${unit.content}\n`.startsWith(`# ${unit.title}\n`)) return [];
  return [`${page.file}:${page.bodyLine}: der Text beginnt mit der Zeile „# ${unit.title}“`];
}

function cardFindings(written: UnitOnDisk, cards: ReadonlySet<string>): string[] {
  const { concepts, introduces } = written.unit;
  return Object.entries({ concepts, introduces }).flatMap(([key, ids]) =>
    ids
      .filter((id) => !cards.has(id))
      .map((id) => inUnit(written, [key], `${key}: eine Karte „${id}“ gibt es nicht`)),
  );
}

function hintFindings(written: UnitOnDisk): string[] {
  const solution = Object.values(written.unit.solution).join('\n');
  return written.unit.hints.flatMap((hint, index) =>
    givenAway(solution, hint).map((line) =>
      inUnit(
        written,
        ['hints', index],
        `Hinweis ${index + 1} verrät eine Zeile der Lösung: ${line}`,
      ),
    ),
  );
}

/** Without the file a goal is missed; a page at least names it. */
async function dataFindings({ unit, folder }: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const unused: string[] = [];
  for (const name of Object.keys(unit.data)) {
    const data = Object.fromEntries(Object.entries(unit.data).filter(([other]) => other !== name));
    const isUsed =
      unit.language === 'python'
        ? (await bench.missedGoals({ ...unit, data }, mainOf(unit.solution))).length > 0
        : Object.values(unit.solution).join('\n').includes(name);
    if (!isUsed) unused.push(`${folder}/data/${name}:1: die Lösung braucht diese Datei nicht`);
  }
  return unused;
}

async function solutionFindings(written: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const missed = await bench.missedGoals(written.unit, mainOf(written.unit.solution));
  return missed.map(({ number, text, sentence }: Missed) => {
    const why = sentence ? ` (${sentence})` : '';
    return inUnit(
      written,
      ['goals', number - 1],
      `die Lösung erreicht Ziel ${number} nicht: ${text}${why}`,
    );
  });
}

async function starterFindings(written: UnitOnDisk, bench: PythonBench): Promise<string[]> {
  const { unit, folder } = written;
  const starter = mainOf(unit.starter);
  const { ending } = await bench.run(starter, { inputs: unit.goals[0]?.inputs, data: unit.data });
  const error = 'error' in ending ? ending.error : null;
  if (error && /^(?:SyntaxError|IndentationError|TabError)$/.test(error.type))
    return [`${folder}/starter.py:${error.line ?? 1}: das ist kein Python: ${error.message}`];
  if ((await bench.missedGoals(unit, starter)).length > 0) return [];
  return [inUnit(written, ['goals'], 'schon der Starter erreicht alle Ziele: lass etwas zu tun')];
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
