import type { Files } from '@hbg/contract/units';
import { code } from '../words/code-quote.ts';
import { nearestName } from '../words/nearest-name.ts';
import { namesInPage } from './page-problem.ts';

/** Why a simple selector finds nothing in a page: what it says, and what would be found instead. */
export type SelectorSlip = { readonly missing: string; readonly meant: string | null };

/** Null when the page has such an element, or when the selector isn't a simple one. */
export function slipOfSelector(selector: string, files: Files): SelectorSlip | null {
  const [, sign = '', name = ''] = /^([#.]?)([\p{L}_][\p{L}\p{N}_-]*)$/u.exec(selector) ?? [];
  if (name === '') return null;
  const page = namesInPage(files);
  const known = { '#': page.ids, '.': page.classes, '': page.tags }[sign] ?? [];
  if (known.includes(sign === '' ? name.toLowerCase() : name)) return null;
  return { missing: kindOf(sign, name), meant: meantBy(sign, name, page) };
}

/** What to try when nothing in the page fits. */
export function tipFor({ missing, meant }: SelectorSlip): string {
  return meant === null
    ? `Gib einem Element auf der Seite ${missing}, oder prüf die Schreibweise.`
    : `Schreib ${code(meant)}, das gibt es auf der Seite.`;
}

function kindOf(sign: string, name: string): string {
  if (sign === '#') return code(`id="${name}"`);
  return sign === '.' ? code(`class="${name}"`) : code(`<${name}>`);
}

type NamesInPage = ReturnType<typeof namesInPage>;

function meantBy(sign: string, name: string, { ids, classes, tags }: NamesInPage): string | null {
  if (sign !== '#' && ids.includes(name)) return `#${name}`;
  if (sign !== '.' && classes.includes(name)) return `.${name}`;
  if (sign !== '' && tags.includes(name)) return name;
  const known = { '#': ids, '.': classes, '': tags }[sign] ?? [];
  const near = known.find((other) => other.toLowerCase() === name.toLowerCase());
  const meant = near ?? nearestName(name, known);
  return meant === null ? null : `${sign}${meant}`;
}
