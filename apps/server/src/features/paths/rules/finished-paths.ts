import type { LearningPath } from '@hbg/content/path';
import type { Piece } from '../../achievements/rules/ledger.ts';
import { type PathStanding, progressOf } from './path-standing.ts';

/** Those that were gone to their end, each with the moment of its last proof. */
export function finishedPaths(standings: readonly PathStanding[]): Piece[] {
  return standings.flatMap((standing) => {
    const at = progressOf(standing)?.finishedAt ?? null;
    return at === null ? [] : [{ unit: unitOfPath(standing.path), at }];
  });
}

/** What a path is called where it stands among units. */
export function unitOfPath({ id }: Pick<LearningPath, 'id'>): string {
  return `pfad/${id}`;
}
