import { type Fraction, minus, negative, plus, ratio } from '@hbg/maths/numbers/fraction';

/** `divided by zero` and `too large` are what there is to say instead of a number. */
export type WorkedOut =
  | { readonly kind: 'exact' | 'nearly'; readonly text: string }
  | { readonly kind: 'divided by zero' | 'too large' };

type Value = Fraction | Extract<WorkedOut, { kind: 'divided by zero' | 'too large' }>;

const token = /\d+(?:\.\d+)?|\*\*|[-+*/()]/g;
const largestPower = 200n;
/** So many digits behind the comma are told. */
const digits = { exact: 6, nearly: 4 };

/** What comes out of `17 * 23` or `(2 + 3) ** 2`, to the last digit; null where it's no sum. */
export function workOut(sum: string): WorkedOut | null {
  const [, square] = /^([\d.]+) \*\* 0\.5$/.exec(sum) ?? [];
  if (square) return rootOf(Number(square));
  const tokens = sum.match(token) ?? [];
  const reader = new SumReader(tokens);
  const value = reader.sum();
  if (value === null || !reader.isAtEnd()) return null;
  return 'kind' in value ? value : inDigits(value);
}

function rootOf(square: number): WorkedOut {
  const root = Math.sqrt(square);
  const isExact = Number.isInteger(root * 1_000) && (root * 1_000) ** 2 === square * 1_000_000;
  return isExact
    ? { kind: 'exact', text: inGerman(String(root)) }
    : { kind: 'nearly', text: inGerman(root.toFixed(digits.nearly)) };
}

/** Reads from left to right: sums of products of powers. */
class SumReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Value | null {
    return this.#chain(['+', '-'], () => this.#product());
  }

  #product(): Value | null {
    return this.#chain(['*', '/'], () => this.#power());
  }

  #chain(signs: readonly string[], next: () => Value | null): Value | null {
    let value = next();
    while (value && signs.includes(this.#tokens[this.#at] ?? '')) {
      const sign = this.#tokens[this.#at++] ?? '';
      const other = next();
      value = other && join(value, sign, other);
    }
    return value;
  }

  #power(): Value | null {
    const base = this.#atom();
    if (!base || this.#tokens[this.#at] !== '**') return base;
    this.#at += 1;
    const exponent = this.#power();
    return exponent && join(base, '**', exponent);
  }

  #atom(): Value | null {
    const text = this.#tokens[this.#at++] ?? '';
    if (text === '-') {
      const value = this.#atom();
      return value && !('kind' in value) ? negative(value) : value;
    }
    if (text === '(') {
      const value = this.sum();
      return this.#tokens[this.#at++] === ')' ? value : null;
    }
    return /^\d/.test(text) ? readDigits(text) : null;
  }
}

function readDigits(text: string): Fraction {
  const [whole = '', behind = ''] = text.split('.');
  return ratio(BigInt(whole + behind), 10n ** BigInt(behind.length));
}

function join(a: Value, sign: string, b: Value): Value {
  if ('kind' in a) return a;
  if ('kind' in b) return b;
  if (sign === '+') return plus(a, b);
  if (sign === '-') return minus(a, b);
  if (sign === '*') return ratio(a.top * b.top, a.bottom * b.bottom);
  if (sign === '**') return raised(a, b);
  return b.top === 0n ? { kind: 'divided by zero' } : ratio(a.top * b.bottom, a.bottom * b.top);
}

function raised({ top, bottom }: Fraction, power: Fraction): Value {
  if (power.bottom !== 1n || power.top < 0n || power.top > largestPower)
    return { kind: 'too large' };
  return ratio(top ** power.top, bottom ** power.top);
}

function inDigits({ top, bottom }: Fraction): WorkedOut {
  const isExact = (top * 10n ** BigInt(digits.exact)) % bottom === 0n;
  const places = isExact ? digits.exact : digits.nearly;
  const scale = 10n ** BigInt(places);
  const size = top < 0n ? -top : top;
  const scaled = (size * scale * 2n + bottom) / (bottom * 2n);
  const whole = scaled / scale;
  const behind = String(scaled % scale)
    .padStart(places, '0')
    .replace(isExact ? /0+$/ : /$^/, '');
  const text = `${top < 0n ? '-' : ''}${whole}${behind === '' ? '' : `.${behind}`}`;
  return { kind: isExact ? 'exact' : 'nearly', text: inGerman(text) };
}

/** `1 234 567,5`: groups of three from five digits on. */
function inGerman(text: string): string {
  const [whole = '', behind] = text.split('.');
  const grouped = /\d{5}/.test(whole) ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ') : whole;
  return behind === undefined ? grouped : `${grouped},${behind}`;
}
