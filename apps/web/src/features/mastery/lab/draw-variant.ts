/** Any number will do: after the last variant the first comes again. */
const mostVariants = 1_000_000;
/** Every task has more of them. */
const leastVariants = 6;

export function firstVariant(): number {
  return Math.floor(Math.random() * mostVariants);
}

/** Another one, however many there are. */
export function nextVariant(variant: number): number {
  return variant + 1 + Math.floor(Math.random() * (leastVariants - 1));
}
