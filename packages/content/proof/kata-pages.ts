import type { UnitOnDisk } from '../src/areas.ts';
import { countOf, drawKata } from '../src/kata.ts';
import { unitOfKata } from '../src/kata-unit.ts';
import { loadKatas } from '../src/load-katas.ts';

/** The katas of a lesson that are pages, each in so many variants, to be tried in a browser. */
export function pagesOfKatas(written: UnitOnDisk, most: number): UnitOnDisk[] {
  if (written.unit.kind !== 'katas') return [];
  return loadKatas(written.folder).flatMap((kata) => {
    const count = Math.min(most, countOf(kata.front.draw));
    const page = { ...written.page, file: kata.file, lineOf: () => 1 };
    return Array.from({ length: count }, (_, variant) => ({
      ...written,
      page,
      unit: unitOfKata(written.unit, drawKata(kata, variant)),
    })).filter(({ unit }) => unit.language === 'web');
  });
}
