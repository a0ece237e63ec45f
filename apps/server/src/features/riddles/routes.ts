import { readRiddle } from '@hbg/contract/riddles';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';
import { readDone } from '../achievements/store.ts';
import { riddleOfDay } from './riddle-of-day.ts';

export function riddleEndpoints({ content, database, days, clock }: Context): Endpoint[] {
  return [
    endpoint(readRiddle, async ({ learner }) => {
      const done = await readDone(database.db, learner.id, 'raetsel');
      const found = new Set(done.map(({ unit }) => unit));
      return riddleOfDay(content.units.values(), days.dayOf(clock.now()), found);
    }),
  ];
}
