import type { UnitOnDisk } from '../src/areas.ts';
import { drawKata, type Kata } from '../src/kata.ts';
import { countOf } from '../src/kata-front.ts';
import { unitOfKata } from '../src/kata-unit.ts';
import { loadKatas } from '../src/load-katas.ts';
import type { InPlace } from './finding.ts';

/** The katas of a lesson that are pages, each in so many variants, to be tried in a browser. */
export function pagesOfKatas(written: UnitOnDisk, most: number): InPlace[] {
  return written.unit.kind === 'katas' ? pagesOf(loadKatas(written.folder), written, most) : [];
}

export function pagesOf(katas: readonly Kata[], written: InPlace, most: number): InPlace[] {
  return katas.flatMap((kata) => {
    const count = Math.min(most, countOf(kata.front.draw));
    return Array.from({ length: count }, (_, variant) => ({
      folder: written.folder,
      page: { file: kata.file, lineOf: () => 1 },
      unit: unitOfKata(written.unit, drawKata(kata, variant)),
    })).filter(({ unit }) => unit.language === 'web');
  });
}
