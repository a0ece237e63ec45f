/** Long work, in parts of about a millisecond: whoever has others waiting sees to them in between. */
export type InParts<Made> = Generator<undefined, Made>;

/** For those who have nothing else to do. */
export function atOnce<Made>(work: InParts<Made>): Made {
  let part = work.next();
  while (!part.done) part = work.next();
  return part.value;
}

/** Each item is a matter of microseconds, so that not every one makes a part. */
export function* eachInParts<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
  size = 32,
): InParts<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    if (at % size === 0) yield;
    made.push(make(item, at));
  }
  return made;
}
