import type { readAchievements } from '@hbg/contract/achievements';
import type { Answer } from '@hbg/contract/route';

/** What the ledger tells whoever has done nothing yet. */
export const firstDay: Answer<typeof readAchievements> = {
  day: '2026-11-25',
  areas: [],
  totals: { completed: 0, proven: 0, minutes: 0, score: null },
  points: 0,
  badges: [],
  streak: { days: 0, isTodayDone: false, hasJoker: true },
  week: { completed: 0, xp: 0, minutes: 0 },
  minutesByDay: [],
  holidays: [],
  activities: [],
};
