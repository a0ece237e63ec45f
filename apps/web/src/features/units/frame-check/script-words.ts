import { Difference, quoted } from './difference.ts';
import { add, type Checked, type Goal, sayInstead } from './goal.ts';

type Found = { readonly isThere: boolean; readonly value: unknown };

/** Also what `let` and `const` made: only another script of the page sees those. */
export function valueOf({ window, document }: Checked, name: string): Found {
  let found: Found = { isThere: false, value: undefined };
  const door = `check${Math.trunc(performance.timeOrigin)}`;
  const give = (read: () => unknown) => {
    try {
      found = { isThere: true, value: read() };
    } catch {
      found = { isThere: false, value: undefined };
    }
  };
  Object.defineProperty(window, door, { value: give, configurable: true });
  const script = document.createElement('script');
  script.textContent = `${door}(() => (${name}))`;
  document.head.append(script);
  script.remove();
  Reflect.deleteProperty(window, door);
  return found;
}

/** Two values are the same when they read the same. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(Math.round(value * 1e9) / 1e9);
  if (typeof value === 'function') return 'eine Funktion';
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map || value instanceof Set) return valueText([...value]);
  return value !== null && typeof value === 'object' ? objectText(value) : String(value);
}

function objectText(value: object): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  const entries = Object.entries(value).map(([name, part]) => `${name}: ${valueText(part)}`);
  return `{ ${entries.toSorted().join(', ')} }`;
}

/** What a goal can say of a call of the child's function. */
export class CallWords {
  readonly #goal: Goal;
  readonly #name: string;
  readonly #values: readonly unknown[];
  readonly #spoken: string;

  constructor(goal: Goal, name: string, values: readonly unknown[]) {
    this.#goal = goal;
    this.#name = name;
    this.#values = values;
    this.#spoken = `${name}(${values.map(valueText).join(', ')})`;
  }

  gives(expected: unknown): this {
    return this.#check((given) => {
      const [is, wanted] = [valueText(given), valueText(expected)];
      if (is === wanted) return null;
      return given === undefined
        ? `${this.#spoken} gibt nichts zurück, erwartet ist ${wanted}. Fehlt return?`
        : `${this.#spoken} gibt ${is}, erwartet ist ${wanted}.`;
    });
  }

  /** Runs it for what it does. */
  runs(): this {
    return this.#check(() => null);
  }

  /** Said in place of what the last word would say. */
  otherwise(sentence: string): this {
    sayInstead(this.#goal, sentence);
    return this;
  }

  #check(difference: (given: unknown) => string | null): this {
    const run = async () => {
      const said = difference(await this.#call());
      if (said !== null) throw new Difference(said);
    };
    add(this.#goal, run, true);
    return this;
  }

  async #call(): Promise<unknown> {
    const { isThere, value } = valueOf(this.#goal.checked, this.#name);
    if (!isThere || typeof value !== 'function') {
      throw new Difference(`Eine Funktion ${quoted(this.#name)} gibt es in deinem Skript nicht.`);
    }
    try {
      const given: unknown = Reflect.apply(value, undefined, structuredClone(this.#values));
      await this.#goal.checked.settle();
      return await given;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Difference(`${this.#spoken} bricht ab: ${said}`, { cause: error });
    }
  }
}
