import { createHash } from 'node:crypto';
import type { Land, SchoolYear } from '@hbg/content/school-holidays';
import type { Holiday } from '@hbg/contract/schedule';

/** As rows of the house, the same ones each time: whoever takes them over again finds them there. */
export function holidaysOf(land: Land, { year, ranges }: SchoolYear): Holiday[] {
  return ranges.map(({ kind, name, from, to }, at) => {
    const nth = ranges.slice(0, at).filter((range) => range.kind === kind).length;
    return { id: idOf(`${land.id} ${year} ${kind} ${nth}`), name, from, to };
  });
}

/** What of a house's holidays is another Land's, and what this one has in those school years. */
export function exchange(here: readonly Holiday[], land: Land, lands: readonly Land[]) {
  const yearOf = new Map(
    lands
      .filter((other) => other !== land)
      .flatMap((other) => other.years.flatMap((year) => withYear(other, year))),
  );
  const removed = here.filter(({ id }) => yearOf.has(id));
  const years = new Set(removed.map(({ id }) => yearOf.get(id)));
  const wanted = land.years.filter(({ year }) => years.has(year));
  return { removed, wanted: wanted.flatMap((year) => holidaysOf(land, year)) };
}

function withYear(land: Land, year: SchoolYear) {
  return holidaysOf(land, year).map(({ id }) => [id, year.year] as const);
}

/** Not by its days: those that were changed, or put right since, are the same holidays. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
