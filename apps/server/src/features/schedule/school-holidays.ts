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
