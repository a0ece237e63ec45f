import type { FromFrame } from '../../frame/protocol.ts';
import { field } from './field.ts';
import { logLevels, type PageMessage, type PagePlace, type PageRequest } from './messages.ts';

const longestText = 2_100;
const mostStored = 50_000;

/**
 * What came from a frame, as far as it has the form that it should have. The child's page doesn't
 * get at the port, but the house doesn't lean on that.
 */
export function readFromFrame(data: unknown): FromFrame | null {
  const kind = field(data, 'kind');
  if (kind === 'begun' || kind === 'pong' || kind === 'painted') return { kind };
  if (kind === 'endless') return { kind, site: numberIn(data, 'site') ?? -1 };
  if (kind === 'saved') return readSaved(field(data, 'stored'));
  if (kind === 'asks') return readAsk(data);
  const message = kind === 'said' ? readMessage(field(data, 'message')) : null;
  return message && { kind: 'said', message };
}

function readSaved(stored: unknown): FromFrame | null {
  const all = Object.entries(Object(stored)).map(([name, json]) => [name, String(json)]);
  const isFull = JSON.stringify(all).length > mostStored * 2;
  return isFull ? null : { kind: 'saved', stored: Object.fromEntries(all) };
}

function readAsk(data: unknown): FromFrame {
  const asked = field(data, 'request');
  const body = field(asked, 'body');
  const request: PageRequest = {
    method: textIn(asked, 'method'),
    address: textIn(asked, 'address'),
    body: typeof body === 'string' ? body : null,
  };
  return { kind: 'asks', id: numberIn(data, 'id') ?? -1, request };
}

/** The messages that a frame itself may send: all others are the house's. */
function readMessage(data: unknown): PageMessage | null {
  const kind = field(data, 'kind');
  if (kind === 'clear' || kind === 'loaded') return { kind };
  if (kind === 'extra') return { kind, value: field(data, 'value') };
  if (kind === 'note') return { kind, text: textIn(data, 'text') };
  if (kind === 'dropped') return { kind, count: numberIn(data, 'count') ?? 0 };
  if (kind === 'error') return { kind, message: textIn(data, 'message'), ...placeIn(data) };
  if (kind === 'table') return readTable(data);
  const level = logLevels.find((level) => level === field(data, 'level'));
  if (kind !== 'log' || !level) return null;
  return { kind, level, text: textIn(data, 'text'), ...placeIn(data) };
}

function readTable(data: unknown): PageMessage {
  const rows = listIn(data, 'rows').map((row) => (Array.isArray(row) ? row.map(String) : []));
  return { kind: 'table', columns: listIn(data, 'columns').map(String), rows, ...placeIn(data) };
}

function placeIn(data: unknown): PagePlace {
  const file = field(data, 'file');
  return {
    file: typeof file === 'string' ? file : null,
    line: numberIn(data, 'line'),
    column: numberIn(data, 'column'),
  };
}

function textIn(data: unknown, name: string): string {
  const text = field(data, name);
  return typeof text === 'string' ? text.slice(0, longestText) : '';
}

function numberIn(data: unknown, name: string): number | null {
  const number = field(data, name);
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function listIn(data: unknown, name: string): readonly unknown[] {
  const list = field(data, name);
  return Array.isArray(list) ? list.slice(0, 200) : [];
}
