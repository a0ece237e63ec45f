import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { schoolHolidayFolder } from './folders.ts';
import { readPage } from './read-page.ts';
import { type Land, landFront, named } from './school-holidays.ts';

/** The sixteen Länder, by name. */
export function loadSchoolHolidays(folder = schoolHolidayFolder): Land[] {
  const lands = readdirSync(folder).map((file) => loadLand(join(folder, file)));
  return lands.toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
}

function loadLand(file: string): Land {
  const { front, body } = readPage(file, landFront);
  const years = front.years.map(({ year, ranges }) => ({ year, ranges: ranges.map(named) }));
  return { id: basename(file, '.md'), ...front, years, note: body.trim() };
}
