import { withoutOwnNames, withoutOwnNamesInCode } from '../safety/own-names.ts';
import { maskPersonalData } from '../safety/personal-data.ts';

type Mask = (text: string) => string;

/** What people and programs have written leaves the house like this. */
export type Masks = { readonly text: Mask; readonly code: Mask };

/** `names` are those of the family. */
export function masksFor(names: readonly string[]): Masks {
  return {
    text: (text) => withoutOwnNames(maskPersonalData(text).text, names),
    code: (code) => withoutOwnNamesInCode(maskPersonalData(code).text, names),
  };
}
