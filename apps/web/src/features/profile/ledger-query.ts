import type { readAchievements } from '@hbg/contract/achievements';
import type { Answer } from '@hbg/contract/route';
import type { UseQueryResult } from '@tanstack/react-query';

export type Ledger = Answer<typeof readAchievements>;

/** Asked once for all parts of the page that tell of it. */
export type LedgerProps = { ledger: UseQueryResult<Ledger> };
