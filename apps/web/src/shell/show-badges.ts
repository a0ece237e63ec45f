import { achievementsQuery } from '../features/achievements/shared/achievements-query.ts';
import { memberQueries } from './member-queries.ts';

/** A badge of another device isn't in what the profile has read: it may be on the screen already. */
export function showBadges(openBadges: () => void): void {
  void memberQueries.invalidateQueries({ queryKey: achievementsQuery().queryKey });
  openBadges();
}
