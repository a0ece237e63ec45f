import { readdirSync } from 'node:fs';
import type * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import {
  courseFolder,
  masteryFolder,
  numberedFolders,
  riddleFolder,
  sampleFolder,
} from './folders.ts';
import { lessonFiles, lessonFront } from './lesson.ts';
import { type LoadedUnit, loadUnit } from './load-unit.ts';
import { masteryFiles, masteryFront } from './mastery.ts';
import { riddleFront } from './riddle.ts';
import { type Unit, type UnitFront, unitFront } from './unit.ts';

export type Area = {
  readonly name: string;
  /** Its units lie in numbered folders below it, however deep. */
  readonly folder: string;
  readonly schema: z.ZodMiniType<UnitFront>;
  /** What a unit's folder may hold beside the files of every unit. */
  readonly ownFiles: readonly string[];
};

/** All that is read, done and checked. A new area is a line here, its schema and its folders. */
export const areas: readonly Area[] = [
  { name: 'lessons', folder: courseFolder, schema: lessonFront, ownFiles: lessonFiles },
  { name: 'mastery', folder: masteryFolder, schema: masteryFront, ownFiles: masteryFiles },
  { name: 'riddles', folder: riddleFolder, schema: riddleFront, ownFiles: [] },
  { name: 'samples', folder: sampleFolder, schema: unitFront, ownFiles: [] },
];

export type UnitOnDisk = LoadedUnit & { readonly area: string; readonly folder: string };

export function loadUnits(): Unit[] {
  return loadUnitsOnDisk().map(({ unit }) => unit);
}

/** With the place of each, for whoever proves them. */
export function loadUnitsOnDisk(of: readonly Area[] = areas): UnitOnDisk[] {
  const units = of.flatMap((area) =>
    unitFolders(area.folder).map((folder) => loadFrom(area, folder)),
  );
  refuseTwice(units, 'id', ({ id }) => [id], 'nimm eine, die noch keine Einheit hatte');
  refuseTwice(
    units,
    'introduces',
    ({ introduces }) => introduces,
    'nur eine Einheit führt eine Karte ein',
  );
  refuseUnknownNeeds(units);
  return units;
}

export function loadFrom({ name, schema, ownFiles }: Area, folder: string): UnitOnDisk {
  return { ...loadUnit(folder, schema, ownFiles), area: name, folder };
}

function unitFolders(folder: string): string[] {
  return numberedFolders(folder).flatMap(({ path }) =>
    isGroup(path) ? unitFolders(path) : [path],
  );
}

/** Like a chapter; anything else is a unit, or one that lacks its `unit.md`. */
function isGroup(path: string): boolean {
  const names = readdirSync(path);
  return !names.includes('unit.md') && names.some((name) => /^\d/.test(name));
}

function refuseTwice(
  units: readonly UnitOnDisk[],
  key: string,
  claimsOf: (unit: Unit) => readonly string[],
  cure: string,
) {
  const owners = new Map<string, string>();
  for (const { unit, page } of units) {
    for (const claim of claimsOf(unit)) {
      const owner = owners.get(claim);
      if (owner) {
        const whole = `${key}: ${claim} steht schon in ${owner}: ${cure}`;
        throw new ContentError(page.file, page.lineOf(key), whole);
      }
      owners.set(claim, page.file);
    }
  }
}

function refuseUnknownNeeds(units: readonly UnitOnDisk[]) {
  const ids = new Set(units.map(({ unit }) => unit.id));
  for (const { unit, page } of units) {
    const unknown = unit.needs.find((id) => !ids.has(id));
    if (unknown) {
      const cure = `needs: eine Einheit „${unknown}“ gibt es nicht`;
      throw new ContentError(page.file, page.lineOf('needs'), cure);
    }
  }
}
