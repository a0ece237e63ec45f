import { type Fraction, negative, plus, ratio, whole } from './numbers/fraction.ts';
import { readNumbers } from './numbers/read-number.ts';
import type { Task } from './task.ts';
import { isSpelling, isUnit } from './units.ts';

export type Reading =
  | { readonly kind: 'values'; readonly values: readonly Fraction[] }
  | { readonly kind: 'unreadable'; readonly sentence: string };

type Wanted = Pick<Task, 'form' | 'unit'>;

/** Characters; nobody writes an answer that is longer. */
export const longestAnswer = 60;

const minusSigns = /[‐‑‒–—−﹣－]/g;
const strokes = /[⁄∕÷]/g;
const vulgar = /[¼½¾⅐-⅞]/g;

/** All that an answer can mean; what can't be read is answered by a sentence that helps. */
export function readAnswer(typed: string, wanted: Wanted): Reading {
  const text = tidied(typed);
  if (text === '' || text.length > longestAnswer) return unreadable(empty);
  if (wanted.form === 'bits') return readBits(text);
  const bare = withoutUnit(text.replace(/^(?:x\s*)?[=≈]\s*/, ''), wanted);
  if (bare.kind === 'unreadable') return bare;
  const [, sign = '', size = ''] = /^([+-]?)\s*(.*)$/.exec(bare.text) ?? [];
  const read = readSize(size, wanted);
  if (sign !== '-' || read.kind === 'unreadable') return read;
  return { kind: 'values', values: read.values.map(negative) };
}

function tidied(typed: string): string {
  return typed
    .replaceAll(vulgar, (sign) => ` ${sign.normalize('NFKC')} `)
    .replaceAll('²', '2')
    .normalize('NFKC')
    .replaceAll(minusSigns, '-')
    .replaceAll(strokes, '/')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim()
    .toLowerCase();
}

/** With or without 0b in front, in groups or not. */
function readBits(text: string): Reading {
  const bits = text.replace(/^0b/, '').replaceAll(/[ _.]/g, '');
  return /^[01]+$/.test(bits) ? only(whole(BigInt(`0b${bits}`))) : unreadable(noBits);
}

type Bare =
  | { readonly kind: 'bare'; readonly text: string }
  | Extract<Reading, { kind: 'unreadable' }>;

/** The number without the unit that may stand behind it, or a currency in front. */
function withoutUnit(text: string, { unit }: Wanted): Bare {
  const [, before = '', number = '', behind = ''] =
    /^(€?)\s*([+-]?[\d.,'’/ ]*)(.*)$/.exec(text) ?? [];
  const named = `${before}${behind.trim()}`;
  const bare = number.trim();
  if (named === '' || (unit && isSpelling(named, unit) && bare !== ''))
    return { kind: 'bare', text: bare };
  if (/^0[xb]/.test(text)) return unreadable(noPrefix);
  if (/[-+*·:^()]/.test(behind) && /\d/.test(number)) return unreadable(notDone);
  if (named === '%') return unreadable(noPercent);
  if (isUnit(named) && bare !== '') return unreadable(otherUnit(unit));
  return { kind: 'bare', text };
}

function readSize(text: string, { form }: Wanted): Reading {
  const [, ones, top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined) {
    if (form !== 'fraction') return unreadable(noFraction);
    if (BigInt(bottom) === 0n) return unreadable(throughZero);
    return only(plus(whole(BigInt(ones ?? 0)), ratio(BigInt(top), BigInt(bottom))));
  }
  const values = readNumbers(text);
  if (values.length > 0) return { kind: 'values', values };
  return unreadable(form === 'fraction' ? noFractionOrNumber : noNumber);
}

function only(value: Fraction): Reading {
  return { kind: 'values', values: [value] };
}

function unreadable(sentence: string) {
  return { kind: 'unreadable', sentence } as const;
}

const empty = 'Schreib deine Antwort in das Feld, eine Zahl genügt.';
const noNumber = 'Das kann ich nicht als Zahl lesen. Schreib sie so: 12 oder 2,5 oder −3.';
const noFractionOrNumber =
  'Das kann ich nicht lesen. Schreib einen Bruch wie 3/4 oder 1 1/2, oder eine Zahl wie 0,75.';
const noFraction =
  'Hier ist eine Zahl gefragt, kein Bruch. Rechne ihn aus und schreib sie mit Komma, zum Beispiel 2,5.';
const throughZero = 'Unten im Bruch darf keine Null stehen: Durch null kann man nicht teilen.';
const noBits = 'Eine Binärzahl hat nur die Ziffern 0 und 1. Schreib sie so: 1011.';
const noPrefix = 'Hier ist die Dezimalzahl gefragt, ohne 0x und 0b davor.';
const noPercent = 'Hier ist keine Prozentzahl gefragt. Schreib nur die Zahl.';
const notDone = 'Rechne noch zu Ende und schreib nur das Ergebnis.';

function otherUnit(unit: Wanted['unit']): string {
  return unit
    ? `Gefragt ist die Antwort in „${unit}“. Rechne um oder schreib nur die Zahl.`
    : 'Hier hat die Antwort keine Einheit. Schreib nur die Zahl.';
}
