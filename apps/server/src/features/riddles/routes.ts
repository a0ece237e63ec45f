import { readRiddle } from '@hbg/contract/riddles';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';
import { readDone } from '../achievements/store.ts';
import { type Found, riddleOfDay } from './riddle-of-day.ts';

export function riddleEndpoints({ content, database, days, clock }: Context): Endpoint[] {
  const dayOf = (at: string) => days.dayOf(Date.parse(at));
  return [
    endpoint(readRiddle, async ({ learner }) => {
      const done = await readDone(database.db, learner.id, 'raetsel');
      const found = new Map(
        done.map(({ unit, firstAt, at }): [string, Found] => [
          unit,
          { first: dayOf(firstAt), last: dayOf(at) },
        ]),
      );
      return riddleOfDay(content.units.values(), days.dayOf(clock.now()), found);
    }),
  ];
}
