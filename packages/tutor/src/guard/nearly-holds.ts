/** Wider patterns don't fit into the bits of a number. */
const widest = 30;

export type Wanted = {
  readonly parts: readonly Part[];
};

type Part = { readonly letters: string; readonly masks: Int32Array; readonly mostErrors: number };

/** A text of folded letters, made ready to be looked for with at most so many errors. */
export function wantedOf(letters: string, mostErrors: (length: number) => number): Wanted {
  const count = Math.ceil(letters.length / widest);
  const size = Math.ceil(letters.length / count);
  const parts = Array.from({ length: count }, (_, at) => letters.slice(at * size, (at + 1) * size));
  return {
    parts: parts.map((part) => ({
      letters: part,
      masks: masksOf(part),
      mostErrors: mostErrors(part.length),
    })),
  };
}

function masksOf(part: string): Int32Array {
  const masks = new Int32Array(128);
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at) & 127;
    masks[code] = (masks[code] ?? 0) | (1 << at);
  }
  return masks;
}

/** Whether it stands there, also with a few letters missing, added or changed. */
export function nearlyHolds(text: string, { parts }: Wanted): boolean {
  const found = parts.filter(
    ({ letters, masks, mostErrors }) =>
      text.includes(letters) || isNear(text, masks, letters.length, mostErrors),
  );
  return found.length > parts.length / 2;
}

/** Myers' bit-parallel search: one step for each letter, whatever the number of errors. */
function isNear(text: string, masks: Int32Array, length: number, most: number): boolean {
  const top = 1 << (length - 1);
  let plus = -1;
  let minus = 0;
  let errors = length;
  for (let at = 0; at < text.length; at += 1) {
    const same = masks[text.charCodeAt(at) & 127] ?? 0;
    const down = same | minus;
    const across = (((same & plus) + plus) ^ plus) | same;
    const more = minus | ~(across | plus);
    const less = plus & across;
    if (more & top) errors += 1;
    else if (less & top) errors -= 1;
    if (errors <= most) return true;
    plus = (less << 1) | ~(down | (more << 1));
    minus = (more << 1) & down;
  }
  return false;
}
