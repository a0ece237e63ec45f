import { anyCase } from './any-case.ts';
import { isEverydayWord, isPythonWord } from './everyday-words.ts';
import { isFirstName } from './first-names.ts';
import { namesInCode } from './names-in-code.ts';
import type { PersonalPattern } from './personal-pattern.ts';

const start = String.raw`(?<![\p{L}\p{N}_])`;
const relative =
  '(?:mama|papa|mutter|vater|bruder|schwester|freund(?:in)?|oma|opa|onkel|tante|cousin|cousine)';
const called = 'hei(?:ß|ss)';
const introduced = anyCase(
  `ich ${called}e?|mein (?:(?:ganzer|voller|richtiger|echter) )?(?:vor|nach)?name(?: ist| lautet|:)|my name is|meine? ${relative} ${called}t`,
);
const introduction = String.raw`(?<before>${start}(?:${introduced})(?: (?:übrigens|eigentlich|auch|halt|nämlich|wirklich))? {1,3})`;
/** After this a name is likely, but much else may stand there, too. */
const opened = anyCase(
  String.raw`ich bin(?: (?:der|die|es|übrigens))?|i am|i['’]m|hier (?:ist|spricht|schreibt)(?: (?:der|die))?|meine? (?:(?:kleine|gro(?:ß|ss)e|beste)\p{L}? )?${relative}(?: (?:ist|namens))?|lg|liebe gr(?:ü|ue)(?:ß|ss)e|gru(?:ß|ss)`,
);
const opening = String.raw`(?<before>${start}(?:${opened})(?: von)?,? {1,3})`;
const title = `(?:${anyCase('frau|herrn?')}) {1,2}`;
const determiners = anyCase(
  'die|der|den|dem|des|eine?[nmrs]?|meine?|deine?|seine?|ihre?|jede|diese|welche|und|oder',
);
const determiner = `(?:${determiners})`;

/** Who somebody is. In the middle of a sentence a name isn't known from other words. */
export const namePatterns: readonly PersonalPattern[] = [
  ...namesInCode,
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`${introduction}\p{Lu}[\p{L}-]{1,40}(?: {1,3}\p{Lu}[\p{L}-]{1,40}){0,2}`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`${introduction}\p{Ll}[\p{L}-]{1,30}(?: \p{L}[\p{L}-]{2,30}(?=\s*(?:$|[.,!?\n])))?(?![\p{L}\p{N}_(])`,
      'gu',
    ),
    isMeant: (text) => !isEverydayWord(firstOf(text)),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`${opening}\p{L}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30})?(?![\p{L}\p{N}_(])`,
      'gu',
    ),
    isMeant: (text) => isFirstName(text) && !isPythonWord(text),
  },
  {
    kind: 'name',
    // Here `max` isn't the function.
    pattern: new RegExp(String.raw`${opening}\p{Ll}{2,20}(?=\s*(?:$|[.,!?\n]| und ))`, 'gu'),
    isMeant: isFirstName,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`(?<before>${start}${title}(?:(?:${anyCase('dr|prof')})\. )?)\p{Lu}[\p{L}-]{1,30}`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`(?<before>(?<!${start}${determiner} )${start}${title})\p{Ll}[\p{L}-]{2,30}(?![\p{L}\p{N}_(])`,
      'gu',
    ),
    isMeant: (text) => !isEverydayWord(text),
  },
];

function firstOf(text: string): string {
  return text.split(' ')[0] ?? '';
}
