import { plain, quoted } from './difference.ts';

type Noun = { readonly gender: 'm' | 'f' | 'n'; readonly one: string; readonly many: string };

/** How children call what a tag makes. */
const nouns: ReadonlyMap<string, Noun> = new Map(
  `a m Link Links|img n Bild Bilder|button m Knopf Knöpfe|p m Absatz Absätze|li m Listenpunkt Listenpunkte
  ul f Liste Listen|ol f nummerierte_Liste nummerierte_Listen|table f Tabelle Tabellen
  tr f Tabellenzeile Tabellenzeilen|td f Tabellenzelle Tabellenzellen|th f Kopfzelle Kopfzellen
  h1 f Überschrift_<h1> Überschriften_<h1>|h2 f Überschrift_<h2> Überschriften_<h2>
  h3 f Überschrift_<h3> Überschriften_<h3>|input n Eingabefeld Eingabefelder|form n Formular Formulare
  select n Auswahlfeld Auswahlfelder|label f Beschriftung Beschriftungen|canvas f Zeichenfläche Zeichenflächen
  figcaption f Bildunterschrift Bildunterschriften|option f Auswahl Auswahlen|textarea n Textfeld Textfelder`
    .split(/[|\n]/)
    .map((line) => line.trim().split(' '))
    .map(([tag = '', gender = '', one = '', many = '']) => [
      tag,
      {
        gender: gender === 'm' ? 'm' : gender === 'f' ? 'f' : 'n',
        one: one.replaceAll('_', ' '),
        many: many.replaceAll('_', ' '),
      },
    ]),
);

/** `2 Links in <nav>` */
export function counted(count: number, selector: string): string {
  const { tag, rest } = partsOf(selector);
  const noun = nouns.get(tag) ?? nounOfTag(tag);
  return `${count} ${count === 1 ? noun.one : noun.many}${rest}`;
}

/** `ein Link in <nav>`, `ein Element mit der id „hupe“` */
export function one(selector: string): string {
  const { tag, rest } = partsOf(selector);
  const { gender, one } = nouns.get(tag) ?? nounOfTag(tag);
  return `${gender === 'f' ? 'eine' : 'ein'} ${one}${rest}`;
}

/** `Der Link „Start“`, `<section class="karte">` */
export function named(element: Element): string {
  const tag = element.localName;
  const noun = nouns.get(tag);
  const text = plain(element.textContent).slice(0, 40);
  if (!noun || element.matches('ul, ol, table, form, canvas, select')) return tagOf(element);
  const article = { m: 'Der', f: 'Die', n: 'Das' }[noun.gender];
  const which = text === '' && element.id !== '' ? ` #${element.id}` : '';
  return `${article} ${noun.one}${text === '' ? which : ` ${quoted(text, 24)}`}`;
}

export function tagOf(element: Element): string {
  const { localName, id, className } = element;
  if (id !== '') return `<${localName} id="${id}">`;
  return typeof className === 'string' && className !== ''
    ? `<${localName} class="${className}">`
    : `<${localName}>`;
}

function nounOfTag(tag: string): Noun {
  if (tag === '') return { gender: 'n', one: 'Element', many: 'Elemente' };
  return { gender: 'n', one: `<${tag}>`, many: `<${tag}>` };
}

/** Of a simple selector what it names last, and the rest of it in words. */
function partsOf(selector: string): { readonly tag: string; readonly rest: string } {
  const compounds = selector.split(/[\s>]+/).filter((part) => part !== '');
  const last = /^([a-z][\w-]*)?((?:[#.][\p{L}\w-]+)*)$/u.exec(compounds.at(-1) ?? '');
  const isSimple =
    last !== null && compounds.slice(0, -1).every((part) => /^[#.\p{L}\w-]+$/u.test(part));
  if (!isSimple) return { tag: '', rest: ` (${quoted(selector)})` };
  const [, tag = '', marks = ''] = last;
  const within = compounds.at(-2);
  return {
    tag,
    rest: marksInWords(marks) + (within === undefined ? '' : ` in ${inAngles(within)}`),
  };
}

function marksInWords(marks: string): string {
  const words = [...marks.matchAll(/([#.])([^#.]+)/g)].map(([, sign, name = '']) =>
    sign === '#' ? `der id ${quoted(name)}` : `der Klasse ${quoted(name)}`,
  );
  return words.length === 0 ? '' : ` mit ${words.join(' und ')}`;
}

/** As children write it: `<nav>`; else the selector. */
export function inAngles(compound: string): string {
  return /^[a-z][a-z\d]*$/.test(compound) ? `<${compound}>` : quoted(compound);
}
