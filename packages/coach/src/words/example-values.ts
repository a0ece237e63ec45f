import { withUmlauts } from '../source/with-umlauts.ts';

const examples: readonly (readonly [names: RegExp, value: string])[] = [
  [/farbe|colou?r/, '"red"'],
  [/list|zahlen|werte|noten|namen|seq|iterable/, '[1, 2, 3]'],
  [/name|spieler|held/, '"Byte"'],
  [
    /te?xt|wort|gru(?:ß|ss)|satz|titel|title|prompt|frage|antwort|nachricht|zeichen|laut|tier|stadt/,
    '"Hallo"',
  ],
  [/winkel|angle/, '90'],
  [/distance|strecke/, '100'],
  [/radius/, '50'],
];

/** A value to try out for a parameter of this name. */
export function exampleValue(parameter: string): string {
  const name = parameter.toLowerCase();
  return examples.find(([names]) => names.test(name))?.[1] ?? '10';
}

/** `("Byte", 10)` for `(name, alter, *mehr, laut=True)`: only what has to be given. */
export function exampleValues(parameters: string): string {
  const names = parameters.slice(1, -1).split(',');
  const needed = names.map((name) => name.trim()).filter((name) => plainName.test(name));
  return `(${needed.map(exampleValue).join(', ')})`;
}

const plainName = withUmlauts(/^\w+$|^…$/);
