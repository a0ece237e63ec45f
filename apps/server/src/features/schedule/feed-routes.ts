import { readFeed, renewFeed } from '@hbg/contract/schedule';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { feedPath, renewedFeedPath } from './feed.ts';

export function feedEndpoints(context: Context): Endpoint[] {
  const { database, writes } = context;
  const { db } = database;
  return [
    endpoint(readFeed, async ({ learner }) => ({
      path: await writes.watch(() => feedPath(db, learner.id)),
    })),
    endpoint(renewFeed, async ({ learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      return { path: await writes.watch(() => renewedFeedPath(db, learner.id)) };
    }),
  ];
}
