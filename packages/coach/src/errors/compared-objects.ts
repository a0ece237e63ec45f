import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { classNamed } from '../source/classes.ts';
import { sidesOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';

/** Objects of classes of the program: only what they know of themselves can be compared. */
export const comparedObjectRules: Rule[] = [
  {
    kind: 'objects-compared',
    message: /^'(<=|>=|<|>)' not supported between instances of '(\w+)' and '(\w+)'/,
    explain: (problem, [sign = '>', ...types]) => {
      const own = types.find((type) => classNamed(problem.source, type) !== null);
      return own === undefined ? null : comparedWords(problem, { own, sign, types });
    },
  },
];

type Compared = { readonly own: string; readonly sign: string; readonly types: readonly string[] };

function comparedWords(problem: Problem, { own, sign, types }: Compared): Words {
  const sides = sidesOf(problem.facts.source ?? '', (text) => text === sign);
  const attributes = types.map((type) => attributeOf(problem, type));
  const known = attributes.find((attribute) => attribute !== null);
  return {
    titel: 'Was soll verglichen werden?',
    erklaerung: `Ein Objekt der Klasse ${code(own)} kann Python nicht vergleichen, weil es nicht weiß, welches seiner Attribute zählt.`,
    tipp: known
      ? `Vergleich ein Attribut, zum Beispiel ${code(inCode(sides, sign, attributes) ?? known, 40)}.`
      : `Gib den Objekten in ${code('__init__')} eine Zahl mit, und vergleich diese.`,
  };
}

/** `a.kraft > b.kraft` */
function inCode(
  sides: readonly string[] | null,
  sign: string,
  attributes: readonly (string | null)[],
): string | null {
  if (!sides?.every((side) => plainValue.test(side))) return null;
  const [left, right] = sides.map((side, index) => {
    const attribute = attributes[index] ?? null;
    return attribute === null ? side : `${side}.${attribute}`;
  });
  return `${left} ${sign} ${right}`;
}

const plainValue = withUmlauts(/^[\w.[\]]+$/);

/** For `leben - gegner` the place of the object that has the number. */
export function attributeMeant(
  problem: Problem,
  sides: readonly string[],
  types: readonly string[],
): string | null {
  const attributes = types.map((type) => attributeOf(problem, type));
  const at = attributes.findIndex((attribute) => attribute !== null);
  const side = sides[at] ?? '';
  return plainValue.test(side) ? `${side}.${attributes[at]}` : null;
}

/** What an object knows of itself, rather a number than its name. */
function attributeOf({ source }: Problem, type: string): string | null {
  const own = classNamed(source, type);
  const classes = [own, ...(own?.bases ?? []).map((base) => classNamed(source, base))];
  const attributes = classes.flatMap((known) => Array.from(known?.attributes ?? []));
  return attributes.find((name) => !/name|farbe|titel|text/.test(name)) ?? attributes[0] ?? null;
}
