export type SlotValue = string | number;
export type DrawnValues = Readonly<Record<string, SlotValue>>;

const slot = /⟦([^⟦⟧\n]+)⟧/g;
const token = /[a-z]+|\d+|[-+*()]/g;

/** `⟦ende⟧` becomes its value, `⟦ende-1⟧` and `⟦(a+b)*2⟧` are calculated. */
export function fillSlots(text: string, values: DrawnValues): string {
  return text.replaceAll(slot, (_, written: string) => String(valueOf(written.trim(), values)));
}

function valueOf(written: string, values: DrawnValues): SlotValue {
  const own = values[written];
  return own ?? calculate(written, values);
}

/** Sums of products of whole numbers; a name stands for its number. */
function calculate(written: string, values: DrawnValues): number {
  const tokens = written.match(token) ?? [];
  const refuse = (): never => {
    throw new Error(
      `⟦${written}⟧ kann niemand ausrechnen: schreib Namen aus draw, Zahlen, + - * ( )`,
    );
  };
  if (tokens.join('') !== written.replaceAll(' ', '')) refuse();
  const value = sum();
  return tokens.length > 0 ? refuse() : value;

  function sum(): number {
    let result = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      result += tokens.shift() === '+' ? product() : -product();
    return result;
  }

  function product(): number {
    let result = factor();
    while (tokens[0] === '*') {
      tokens.shift();
      result *= factor();
    }
    return result;
  }

  function factor(): number {
    const next = tokens.shift() ?? refuse();
    if (next === '(') {
      const inner = sum();
      return tokens.shift() === ')' ? inner : refuse();
    }
    if (next === '-') return -factor();
    const value = /^\d/.test(next) ? Number(next) : values[next];
    return typeof value === 'number' ? value : refuse();
  }
}

/** Every text in it, however deep. */
export function fillAll<Written>(written: Written, values: DrawnValues): Written {
  return JSON.parse(
    JSON.stringify(written, (_, value: unknown) =>
      typeof value === 'string' ? fillSlots(value, values) : value,
    ),
  );
}
