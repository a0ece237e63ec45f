import { type LogLevel, logLevels, type PageMessage } from '../shared/page/messages.ts';
import { cut, inspect } from './inspect.ts';
import type { Say } from './outbox.ts';
import { placeHere } from './place.ts';

/** The page's console writes into the house's. */
export function watchConsole(say: Say) {
  const log =
    (level: LogLevel) =>
    (...values: unknown[]) =>
      void say({ kind: 'log', level, text: textOf(values), ...placeHere() });
  for (const level of logLevels) console[level] = log(level);
  console.dir = log('log');
  console.trace = log('log');
  console.clear = () => void say({ kind: 'clear' });
  console.table = (value: unknown) => void say(tableOf(value));
  console.assert = (isTrue?: unknown, ...values: unknown[]) => {
    if (!isTrue) log('error')('Assertion failed:', ...values);
  };
}

function textOf([first, ...rest]: readonly unknown[]): string {
  const [head, left] = typeof first === 'string' ? fill(first, rest) : [inspect(first), rest];
  return cut([head, ...left.map(inspect)].join(' '));
}

/** `%s`, `%d`, `%o` and their like take the next value, `%c` drops its style. */
function fill(pattern: string, values: readonly unknown[]): [string, readonly unknown[]] {
  const left = [...values];
  const text = pattern.replaceAll(/%[sdifoOc%]/g, (sign) => {
    if (sign === '%%') return '%';
    if (left.length === 0) return sign;
    const value = left.shift();
    if (sign === '%c') return '';
    return sign === '%d' || sign === '%i' ? String(Math.trunc(Number(value))) : inspect(value);
  });
  return [text, left];
}

const mostRows = 100;
const mostColumns = 20;

function tableOf(value: unknown): PageMessage {
  if (typeof value !== 'object' || value === null) {
    return { kind: 'log', level: 'log', text: inspect(value), ...placeHere() };
  }
  const lines = Object.entries(value).slice(0, mostRows);
  const fields = new Set(lines.flatMap(([, line]) => (isObject(line) ? Object.keys(line) : [])));
  const keys = [...fields].slice(0, mostColumns);
  const hasPlain = lines.some(([, line]) => !isObject(line));
  const cells = (line: unknown) => keys.map((key) => cellOf(line, key));
  const rows = lines.map(([index, line]) =>
    [index, cells(line), hasPlain ? plainCell(line) : []].flat(),
  );
  return {
    kind: 'table',
    columns: ['', ...keys, ...(hasPlain ? ['Wert'] : [])],
    rows,
    ...placeHere(),
  };
}

function plainCell(line: unknown): string {
  return isObject(line) ? '' : inspect(line);
}

function cellOf(line: unknown, key: string): string {
  return isObject(line) && key in line ? inspect(Reflect.get(line, key)) : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
