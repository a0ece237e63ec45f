export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | ','
  | '-'
  | '/'
  | 'back';

const longest = 15;

/** What stands there after a key: never two commas in a number, two strokes, or a minus inside. */
export function typeKey(value: string, key: KeypadKey): string {
  if (key === 'back') return value.slice(0, -1);
  if (key === '-') return value.startsWith('-') ? value.slice(1) : `-${value}`;
  if (value.length >= longest || !fits(value, key)) return value;
  const isBare = key === ',' && !/\d$/.test(value);
  return `${value}${isBare ? '0,' : key}`;
}

function fits(value: string, key: KeypadKey): boolean {
  if (key === '/') return !value.includes('/') && /\d$/.test(value);
  return key !== ',' || !/,\d*$/.test(value);
}
