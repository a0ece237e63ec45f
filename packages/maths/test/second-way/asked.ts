/** An answer that was found in another way: top and bottom of a fraction. */
export type Found = readonly [top: number, bottom: number];
/** From nothing but what a child reads. */
export type Solve = (asked: string) => Found;

/** The numbers of a text in their order; a real minus right before one belongs to it only where asked for. */
export function digitsIn(asked: string): number[] {
  return (asked.match(/\d+/g) ?? []).map(Number);
}

export function signedIn(asked: string): number[] {
  return (asked.match(/−?\d+/g) ?? []).map((text) => Number(text.replace('−', '-')));
}

export function whole(number: number): Found {
  return [number, 1];
}

/** The only whole number for which it holds. */
export function search(from: number, to: number, holds: (number: number) => boolean): Found {
  const found: number[] = [];
  for (let number = from; number <= to; number += 1) if (holds(number)) found.push(number);
  if (found.length !== 1) throw new Error(`It holds for ${found.length} numbers.`);
  return whole(found[0] ?? 0);
}

/** Adds again and again. */
export function times(count: number, value: number): number {
  let sum = 0;
  for (let at = 0; at < Math.abs(count); at += 1) sum += value;
  return count < 0 ? -sum : sum;
}
