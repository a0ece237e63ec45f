import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '@hbg/contract/units';
import { ContentError } from './content-error.ts';
import { drawKata, type Kata } from './kata.ts';
import { kataFront } from './kata-front.ts';
import { refuseWrongProgram } from './kata-program.ts';
import { type Page, readPage } from './read-page.ts';
import { type Fence, fencesOf, readSections } from './sections.ts';

/** The folder beside a `unit.md`: `1.md`, `2.md` and so on. */
export const kataFolder = 'katas';

/** All that lie in it, by number. */
export function loadKatas(unitFolder: string, load = loadKata): Kata[] {
  const folder = join(unitFolder, kataFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names)
    if (!/^[1-9]\d?\.md$/.test(name))
      throw new ContentError(join(folder, name), 1, 'nenne die Dateien 1.md, 2.md, 3.md …');
  return names
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => load(join(folder, name)));
}

export function loadKata(file: string): Kata {
  return kataOf(readPage(file, kataFront));
}

export function kataOf(page: Page<Kata['front']>): Kata {
  const { file, front, bodyLine } = page;
  const kata = { file, front, ...codeOf(page) };
  try {
    refuseWrongProgram(page, kata.starter);
    drawKata(kata, 0);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(file, bodyLine, error instanceof Error ? error.message : '');
  }
  return kata;
}

function codeOf(page: Page<Kata['front']>): Pick<Kata, 'starter' | 'solution' | 'check'> {
  if (!('goals' in page.front))
    return {
      starter: filesOf(page, page.body, page.front.form === 'choose'),
      solution: {},
      check: null,
    };
  const section = readSections(page, ['Programm', 'Lösung', 'Prüfung']);
  const [check, more] = fencesOf(section('Prüfung'));
  if (!check || more)
    throw new ContentError(page.file, page.bodyLine, 'unter „## Prüfung“ steht genau ein Programm');
  const starter = filesOf(page, section('Programm'));
  const solution = filesOf(page, section('Lösung'));
  if (Object.keys(starter).join() !== Object.keys(solution).join())
    throw new ContentError(page.file, page.bodyLine, 'Programm und Lösung haben dieselben Dateien');
  return { starter, solution, check: check.code };
}

const names: ReadonlyMap<string, string> = new Map([
  ['python', 'main.py'],
  ['html', 'index.html'],
  ['css', 'style.css'],
  ['js', 'script.js'],
]);

function filesOf(
  { file, bodyLine }: Pick<Page<unknown>, 'file' | 'bodyLine'>,
  text: string,
  mayBeEmpty = false,
): Files {
  const fences = fencesOf(text);
  if (fences.length === 0 && !mayBeEmpty)
    throw new ContentError(file, bodyLine, 'hier fehlt ein Programm zwischen ```python und ```');
  return Object.fromEntries(fences.map((fence) => [nameOf(fence), fence.code]));

  function nameOf({ language }: Fence): string {
    const known = names.get(language);
    if (known) return known;
    throw new ContentError(file, bodyLine, `\`\`\`${language}: es gibt python, html, css und js`);
  }
}
