import { ContentError } from './content-error.ts';
import type { Course } from './course.ts';
import { numberedFolders, sampleFolder } from './folders.ts';
import { fileOf, loadUnit } from './load-unit.ts';
import { type Unit, unitFront } from './unit.ts';

/** All that is read, done and checked, area by area. */
export function loadUnits(courses: readonly Course[]): Unit[] {
  const units = [
    ...courses.flatMap(({ chapters }) =>
      chapters.flatMap(({ lessons }) => lessons.map(({ unit }) => unit)),
    ),
    ...unitsIn(sampleFolder),
  ];
  refuseTwice(units, ({ id }) => [id], 'take an id that no unit has ever had');
  refuseTwice(units, ({ introduces }) => introduces, 'only one unit introduces a card');
  refuseUnknownNeeds(units);
  return units;
}

function unitsIn(folder: string): Unit[] {
  return numberedFolders(folder).map(({ path }) => loadUnit(path, unitFront).unit);
}

function refuseTwice(
  units: readonly Unit[],
  claimsOf: (unit: Unit) => readonly string[],
  cure: string,
) {
  const owners = new Map<string, Unit>();
  for (const unit of units) {
    for (const claim of claimsOf(unit)) {
      const owner = owners.get(claim);
      if (owner)
        throw new ContentError(fileOf(unit), 2, `${claim} belongs to ${fileOf(owner)}: ${cure}`);
      owners.set(claim, unit);
    }
  }
}

function refuseUnknownNeeds(units: readonly Unit[]) {
  const ids = new Set(units.map(({ id }) => id));
  for (const unit of units) {
    const unknown = unit.needs.find((id) => !ids.has(id));
    if (unknown) throw new ContentError(fileOf(unit), 1, `needs: there is no unit "${unknown}"`);
  }
}
