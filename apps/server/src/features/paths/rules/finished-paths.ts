import type { LearningPath } from '@hbg/content/path';
import type { Piece } from '../../achievements/rules/ledger.ts';
import { type PathStanding, progressOf } from './path-standing.ts';

/** Those that were gone to their end, each with the moment of that; not those that are ticked alone. */
export function finishedPaths(standings: readonly PathStanding[]): Piece[] {
  return standings.filter(isChecked).flatMap((standing) => {
    const at = progressOf(standing)?.finishedAt ?? null;
    return at === null ? [] : [{ unit: unitOfPath(standing.path), at }];
  });
}

function isChecked({ steps }: PathStanding): boolean {
  return steps.some(({ parts }) => parts.length > 0);
}

/** What a path is called where it stands among units. */
export function unitOfPath({ id }: Pick<LearningPath, 'id'>): string {
  return `pfad/${id}`;
}
