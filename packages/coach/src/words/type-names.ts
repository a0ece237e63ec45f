import { code } from './code-quote.ts';

type Cases = {
  /** „… ist ein Text" */
  readonly is: string;
  /** „… braucht einen Text" */
  readonly needs: string;
  /** „… mit einem Text" */
  readonly with: string;
};

const feminine = (noun: string, dative = noun): Cases => ({
  is: `eine ${noun}`,
  needs: `eine ${noun}`,
  with: `einer ${dative}`,
});
const masculine = (noun: string): Cases => ({
  is: `ein ${noun}`,
  needs: `einen ${noun}`,
  with: `einem ${noun}`,
});
const neuter = (noun: string): Cases => ({ ...masculine(noun), needs: `ein ${noun}` });

const names: ReadonlyMap<string, Cases> = new Map([
  ['str', masculine('Text')],
  ['string', masculine('Text')],
  ['int', feminine('ganze Zahl', 'ganzen Zahl')],
  ['float', feminine('Kommazahl')],
  ['bool', masculine('Wahrheitswert')],
  ['list', feminine('Liste')],
  ['tuple', neuter('Tupel')],
  ['dict', neuter('Wörterbuch (dict)')],
  ['set', feminine('Menge (set)')],
  ['range', masculine('Zahlenbereich')],
  ['function', feminine('Funktion')],
  ['builtin_function_or_method', feminine('Funktion')],
  ['method', feminine('Funktion')],
  ['module', neuter('Modul')],
  ['type', feminine('Klasse')],
  ['generator', masculine('Generator')],
  ['_io.TextIOWrapper', feminine('Datei')],
  ['TextIOWrapper', feminine('Datei')],
  ['NoneType', { is: '`None`, also nichts', needs: '`None`', with: '`None`' }],
]);

export function typeName(type: string): Cases {
  return names.get(type) ?? neuter(`Objekt vom Typ ${code(type)}`);
}

export function isNumber(type: string): boolean {
  return type === 'int' || type === 'float';
}
