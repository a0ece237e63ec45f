import type { Source } from './source.ts';

/** Somebody else calls it: `turtle.onkey(ende, "q")`. Then it gets no values, and none comes back. */
export function isHandedOver({ tokens }: Source, name: string): boolean {
  return tokens.some(
    ({ kind, text }, at) =>
      kind === 'name' &&
      text === name &&
      /^[(,=]$/.test(tokens[at - 1]?.text ?? '') &&
      /^[),]$/.test(tokens[at + 1]?.text ?? ''),
  );
}
