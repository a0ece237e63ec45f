import { anyCase } from './any-case.ts';
import type { PersonalPattern } from './personal-pattern.ts';

const road = '(?:street|road|avenue|lane|drive|boulevard|blvd|crescent)';
const anyRoad =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|crescent|court|ct|way|close|place|square|terrace|gardens|park|hill)';
const town = String.raw`(?:,\s?\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?:,? [A-Z]{2} \d{5})?)?`;
const anyTown = String.raw`(?:(?:,| in)\s?\p{L}[\p{L}-]{2,25})?`;

/** Addresses as they are written in English. */
export const englishPlacePatterns: readonly PersonalPattern[] = [
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<before>(?<![\p{L}\p{N}_])(?:liv(?:e|es|ing) (?:at|on|in)|address(?: is|:|\s?=)|(?:house|home) is (?:at|on)|wohnen?(?: in)?)\s{1,2}["']?)\d{1,5}[a-z]?,? (?:\p{L}[\p{L}'.-]{1,25} ){1,3}${anyRoad}(?![\p{L}\p{N}_(])${anyTown}`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,=+*/<>-])(?<![=+*/<>-] )\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'.-]{1,25} ){1,3}(?:${anyCase(road)})(?![\p{L}\p{N}_(])${town}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_])(?!(?:The|My|Die|Der|Das|In) )\p{Lu}[\p{L}'-]{2,25} (?:Street|Road|Avenue|Lane|Drive|Boulevard) \d{1,5}[a-z]?(?![\p{L}\p{N}_]|[.,]\d)${town}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}_])\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?, [A-Z]{2} \d{5}(?![\p{L}\p{N}_])/gu,
  },
  {
    kind: 'address',
    pattern: /(?<![\p{L}\p{N}_#])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}_])/gu,
  },
];
