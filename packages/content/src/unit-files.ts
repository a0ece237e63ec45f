import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '@hbg/contract/units';
import { ContentError } from './content-error.ts';
import { readText } from './read-text.ts';

const mostBytes = 100 * 1024;
const mostDataBytes = 300 * 1024;
/** As a learner sees them. */
const shownNames: ReadonlyMap<string, string> = new Map([
  ['py', 'main.py'],
  ['js', 'script.js'],
  ['html', 'index.html'],
]);
const firstNames = ['main.py', 'index.html', 'style.css', 'script.js'];
const known = /^(?:unit\.md|(?:starter|solution)(?:\.(?:py|js|html))?|check\.(?:py|js)|data)$/;

/** What a computer lays beside somebody's files, like `.DS_Store`. */
export function isLaidBeside(name: string): boolean {
  return /(?:^|[/\\])(?:\.|__pycache__)/.test(name);
}

/** A misspelled name would be passed over in silence. */
export function refuseOtherFiles(folder: string, own: readonly string[]) {
  const other = readdirSync(folder).find(
    (name) => !known.test(name) && !own.includes(name) && !isLaidBeside(name),
  );
  if (!other) return;
  throw new ContentError(
    join(folder, other),
    1,
    `so eine Datei kennt eine Einheit nicht; es gibt ${['unit.md', 'starter', 'solution', 'check.py, check.js', 'data', ...own].join(', ')}`,
  );
}

/** `starter.py`, `starter.js`, `starter.html` or the folder `starter/`. */
export function readCode(folder: string, name: 'starter' | 'solution'): Files {
  const written = readdirSync(folder).filter((entry) => entry.split('.')[0] === name);
  const [entry, second] = written;
  if (second) {
    throw new ContentError(join(folder, second), 1, `daneben liegt ${entry}: behalte eins davon`);
  }
  if (!entry) return {};
  const path = join(folder, entry);
  const shown = shownNames.get(entry.slice(name.length + 1));
  return shown ? { [shown]: readText(path) } : readFolder(path);
}

export function readCheck(folder: string, language: 'python' | 'web' | null): string | null {
  const [name, other] = language === 'python' ? ['check.py', 'check.js'] : ['check.js', 'check.py'];
  if (existsSync(join(folder, other))) {
    const cure =
      language === null
        ? 'dazu fehlt starter.py oder der Ordner starter; ohne sie gibt es nichts zu prüfen'
        : `nenne sie ${name}`;
    throw new ContentError(join(folder, other), 1, cure);
  }
  const file = join(folder, name);
  return existsSync(file) ? readText(file) : null;
}

export function readData(folder: string): Files {
  const path = join(folder, 'data');
  if (!existsSync(path)) return {};
  const sizes = readdirSync(path).map((name) => statSync(join(path, name)).size);
  const isTooMuch = sizes.reduce((sum, size) => sum + size, 0) > mostDataBytes;
  if (isTooMuch || sizes.some((size) => size > mostBytes)) {
    throw new ContentError(path, 1, 'eine Datei hat höchstens 100 KB, alle zusammen 300 KB');
  }
  return readFolder(path);
}

/** In the order in which a learner sees them. */
function readFolder(folder: string): Files {
  const names = readdirSync(folder)
    .filter((name) => !isLaidBeside(name))
    .toSorted();
  const inOrder = [...firstNames.filter((name) => names.includes(name)), ...names];
  return Object.fromEntries(
    [...new Set(inOrder)].map((name) => [name, readText(join(folder, name))]),
  );
}
