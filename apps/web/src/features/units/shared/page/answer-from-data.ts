import type { Files } from '@hbg/contract/units';
import type { PageAnswer, PageRequest } from './messages.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** A data file of the unit, by its name beside the page: `data/tiere.json`, also without `data/`. */
export function answerFromData(data: Files, { method, address }: PageRequest): PageAnswer | null {
  if (method !== 'GET') return null;
  const name = address.replace(/^\.?\//, '').replace(/[?#].*$/, '');
  const found = Object.keys(data).find((file) => bare(file) === bare(name));
  const body = found === undefined ? undefined : data[found];
  if (body === undefined) return null;
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  return { status: 200, type: `${type}; charset=utf-8`, body };
}

function bare(name: string): string {
  return name.replace(/^data\//, '');
}
