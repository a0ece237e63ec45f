import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { warnAboutPage } from '@hbg/coach/web/warn-about-page';
import { nearestName } from '@hbg/coach/words/nearest-name';
import type { UnitOnDisk } from '../src/areas.ts';
import { readText } from '../src/read-text.ts';
import { isLaidBeside } from '../src/unit-files.ts';
import { givenAway, inUnit, type Proof, proof, unusedFinding } from './finding.ts';
import { proofsOfProgram } from './program-proofs.ts';
import type { PythonBench } from './python-bench.ts';
import { scriptFindings } from './script-findings.ts';

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
  ];
  if (unit.language === 'web')
    return [
      ...common,
      proof('its scripts can be read', () => scriptFindings(written)),
      proof('it needs each of its data files', () => dataFindings(written)),
      proof('its solution needs no warning', () => warningFindings(written)),
    ];
  return unit.language === null ? common : [...common, ...proofsOfProgram(written, bench)];
}

/** As the templates leave them. */
export function placeholderFindings({ folder }: Pick<UnitOnDisk, 'folder'>): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = names.filter((name) => !isLaidBeside(name));
  const files = own.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return files.flatMap((file) =>
    readText(file)
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
  const meant = (id: string) => {
    const near = nearestName(id, cards);
    return near ? `: meinst du „${near}“?` : '';
  };
  return Object.entries({ concepts, introduces }).flatMap(([key, ids]) =>
    ids
      .filter((id) => !cards.has(id))
      .map((id) => inUnit(written, [key], `${key}: eine Karte „${id}“ gibt es nicht${meant(id)}`)),
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

/** A page at least names it. */
function dataFindings({ unit, folder }: UnitOnDisk): string[] {
  const code = Object.values(unit.solution).join('\n');
  const unused = Object.keys(unit.data).filter((name) => !code.includes(name));
  return unused.map((name) => unusedFinding(folder, name));
}
