import type { Unit } from '@hbg/content/unit';
import type { House, Ledger, Piece } from './ledger.ts';
import { comparePieces, firstBy } from './pieces.ts';
import { isProven } from './proof.ts';

export function firstTime({ unit, firstAt }: Ledger['done'][number]): Piece {
  return { unit, at: firstAt };
}

/** The first in each area of learning. */
export function firstOfAreas({ done }: Ledger): Piece[] {
  return firstOfEach(done.map(firstTime), areaOf);
}

/** A lesson counts once a day, however many of its tasks were asked. */
export function refreshedLessons({ refreshed }: Ledger, { days }: House): Piece[] {
  return firstOfEach(refreshed, ({ unit, at }) => `${days.dayOf(Date.parse(at))} ${unit}`);
}

/** The unit with which so much is proven in a language, for each that it is proven in. */
export function provenLanguages({ done }: Ledger, { units }: House): Piece[] {
  const proven = done.flatMap((one) => {
    const unit = units.get(one.unit);
    const language = unit && languageOf(unit);
    return language && isProven(one, unit)
      ? [{ language, piece: { unit: one.unit, at: one.best.at } }]
      : [];
  });
  return [...Map.groupBy(proven, ({ language }) => language).values()].flatMap((all) =>
    firstBy(
      all.map(({ piece }) => piece),
      unitsOfLanguage,
      comparePieces,
    ).slice(unitsOfLanguage - 1),
  );
}

const unitsOfLanguage = 5;

/** What is proven of the AI programme. */
export function provenOfProgramme({ done }: Ledger, { units }: House): Piece[] {
  return done
    .filter((one) => areaOf(one) === aiProgramme && isProven(one, units.get(one.unit)))
    .map(({ unit, best }) => ({ unit, at: best.at }));
}

export function hasProgramme({ units }: House): boolean {
  return units.keys().some((unit) => areaOf({ unit }) === aiProgramme);
}

const aiProgramme = 'ki';

type Language = 'python' | 'html' | 'css' | 'javascript';

/** Null where nothing of a language is learned. */
function languageOf(unit: Unit): Language | null {
  const area = areaOf({ unit: unit.id });
  if (area === 'python-mastery' || unit.language === 'python') return 'python';
  if (area === 'html-mastery') return isOfStyles(unit) ? 'css' : 'html';
  if (unit.language === null) return null;
  if ('script.js' in unit.starter) return 'javascript';
  return 'style.css' in unit.starter ? 'css' : 'html';
}

const stylesBeside: ReadonlySet<string> = new Set(['box-modell', 'flexbox', 'responsives-design']);

/** By the card that it is about first. */
function isOfStyles({ concepts: [first = ''] }: Unit): boolean {
  return first.startsWith('css') || stylesBeside.has(first);
}

function areaOf({ unit }: Pick<Piece, 'unit'>): string {
  return unit.split('/')[0] ?? '';
}

function firstOfEach(pieces: readonly Piece[], keyOf: (piece: Piece) => string): Piece[] {
  return [...Map.groupBy(pieces, keyOf).values()].flatMap((all) => firstBy(all, 1, comparePieces));
}
