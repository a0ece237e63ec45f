import * as z from 'zod/mini';
import { listOf, shortText } from './front-matter.ts';

const day = z.iso.date();

const range = z.strictObject({
  kind: z.enum(['autumn', 'christmas', 'winter', 'easter', 'pentecost', 'summer']),
  from: day,
  to: day,
  /** Where the Land says otherwise than most. */
  name: z.optional(shortText),
});
type Range = Readonly<z.infer<typeof range>>;
type NamedRange = Omit<Range, 'name'> & { readonly name: string };

export const landFront = z.strictObject({
  name: shortText,
  /** Whose list it is. */
  source: z.url(),
  /** Where the same days were found. */
  compared: listOf(z.url(), 2, 9),
  checked: day,
  years: listOf(
    z.strictObject({
      /** `2026/27` */
      year: z.string().check(z.regex(/^\d{4}\/\d{2}$/, 'schreib es wie 2026/27')),
      ranges: listOf(range, 4, 12),
    }),
    1,
    9,
  ),
});

export type SchoolYear = {
  readonly year: string;
  readonly ranges: readonly NamedRange[];
};

/** One of the sixteen, with the school holidays that are known of it. */
export type Land = Readonly<Omit<z.infer<typeof landFront>, 'years'>> & {
  readonly id: string;
  readonly years: readonly SchoolYear[];
  /** For whom the holidays are others. */
  readonly note: string;
};

export function named(range: Range): NamedRange {
  return { ...range, name: range.name ?? names[range.kind] };
}

const names: Readonly<Record<Range['kind'], string>> = {
  autumn: 'Herbstferien',
  christmas: 'Weihnachtsferien',
  winter: 'Winterferien',
  easter: 'Osterferien',
  pentecost: 'Pfingstferien',
  summer: 'Sommerferien',
};
