import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { OperatorError } from '../../apps/server/src/operator-error.ts';
import { type Area, areas } from '../../packages/content/src/areas.ts';
import { root } from '../paths.ts';

export type Place = { readonly area: Area; readonly folder: string };

/** As somebody types it: from where they stand, from the top, or from the content. */
export function placeOfUnit(typed: string): Place {
  for (const folder of foldersMeant(typed.replace(/[/\\]unit\.md$/, ''))) {
    const area = areas.find((one) => `${folder}${sep}`.startsWith(one.folder));
    if (!area) continue;
    refuseGroup(folder);
    return { area, folder };
  }
  const folders = areas.map(({ folder }) => shownPath(folder)).join(' oder ');
  throw new OperatorError(`Einheiten liegen unter ${folders}, nicht unter ${typed}.`);
}

/** The nearest to where somebody stands first. */
export function foldersMeant(typed: string): string[] {
  const from = [process.env['INIT_CWD'] ?? root, root, join(root, 'packages/content')];
  return from.map((start) => resolve(start, typed));
}

/** The folder of an area, a course or a chapter. */
function refuseGroup(folder: string) {
  if (!existsSync(folder) || existsSync(join(folder, 'unit.md'))) return;
  const unit = unitIn(folder);
  if (unit !== folder)
    throw new OperatorError(
      `In ${shownPath(folder)} liegen mehrere Ordner: nenne den einer Einheit, etwa ${shownPath(unit)}.`,
    );
}

function unitIn(folder: string): string {
  const [inside] = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name)
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return inside === undefined ? folder : unitIn(join(folder, inside));
}

/** As it is shown: from the top. */
export function shownPath(path: string): string {
  return relative(root, path);
}
