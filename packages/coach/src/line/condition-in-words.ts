import { outside } from '../source/operands.ts';
import { tokensOf } from '../source/tokens.ts';
import { shown as code } from './shown.ts';

const relations: Readonly<Record<string, (left: string, right: string) => string>> = {
  '==': (left, right) => `${left} gleich ${right} ist`,
  '!=': (left, right) => `${left} anders als ${right} ist`,
  '<': (left, right) => `${left} kleiner als ${right} ist`,
  '>': (left, right) => `${left} größer als ${right} ist`,
  '<=': (left, right) => `${left} kleiner als ${right} oder gleich groß ist`,
  '>=': (left, right) => `${left} größer als ${right} oder gleich groß ist`,
  in: (left, right) => `${left} in ${right} vorkommt`,
};

/** A condition, as what stands behind `ob`. */
export function conditionInWords(condition: string): string {
  for (const [word, german] of [
    ['or', 'oder'],
    ['and', 'und'],
  ] as const) {
    const parts = splitAt(condition, word);
    if (parts.length > 1) return parts.map(conditionInWords).join(` ${german} `);
  }
  return relationInWords(condition) ?? `${code(condition)} stimmt`;
}

function relationInWords(condition: string): string | null {
  const [, denied] = /^not\s+(.+)$/.exec(condition) ?? [];
  if (denied) return `${code(denied)} nicht stimmt`;
  const sign = outside(tokensOf(condition)).find(({ text }) => Object.hasOwn(relations, text));
  if (!sign) return null;
  const left = condition.slice(0, sign.offset).trim();
  const right = condition.slice(sign.offset + sign.text.length).trim();
  if (left.endsWith(' not')) return `${code(left.slice(0, -4))} nicht in ${code(right)} vorkommt`;
  return relations[sign.text]?.(code(left), code(right)) ?? null;
}

function splitAt(condition: string, word: string): string[] {
  const cuts = outside(tokensOf(condition)).filter(({ text }) => text === word);
  const ends = [...cuts.map(({ offset }) => offset), condition.length];
  return ends.map((end, index) => {
    const before = cuts[index - 1];
    return condition.slice(before ? before.offset + word.length : 0, end).trim();
  });
}
