import { randomBytes } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import { addDays } from '@hbg/contract/week-dates';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { App } from '../../http/env.ts';
import { calendarFile } from './calendar-file.ts';
import { readHolidays, readSince } from './store.ts';

const address = '/api/schedule/feed/:file{[\\w-]+\\.ics}';

/** What lies further back is no calendar's business any more. */
const daysBack = 400;

/** The only calendar that is read without a session: its address is the secret. */
export function mountFeed(app: App, context: Context): void {
  const { clock, config, database, days } = context;
  const { db } = database;
  app.get(address, async (c) => {
    c.set('route', '/api/schedule/feed/:file');
    const owner = await ownerOf(db, c.req.param('file').replace(/\.ics$/, ''));
    if (!owner) return c.text('Diesen Kalender gibt es nicht, oder nicht mehr.', 404);
    const today = days.dayOf(clock.now());
    const since = addDays(today, -daysBack);
    const [entries, holidays] = [await readSince(db, owner.id, since), await readHolidays(db)];
    const name = `Stundenplan von ${owner.name}`;
    const file = calendarFile({ name, entries, holidays, zone: config.TZ, today });
    c.header('content-type', 'text/calendar; charset=utf-8');
    return c.body(file);
  });
}

async function ownerOf(db: Db, secret: string) {
  const found = await db
    .selectFrom('schedule_feed')
    .innerJoin('learner', 'learner.id', 'schedule_feed.learner_id')
    .select(['learner.id', 'learner.name'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  return found ?? null;
}

/** Made when it's first asked for. */
export async function feedPath(db: Db, learner: LearnerId): Promise<string> {
  await db
    .insertInto('schedule_feed')
    .values({ learner_id: learner, secret: newSecret() })
    .onConflict((conflict) => conflict.column('learner_id').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('schedule_feed')
    .select('secret')
    .where('learner_id', '=', learner)
    .executeTakeFirstOrThrow();
  return pathOf(secret);
}

/** The old address ends. */
export async function renewedFeedPath(db: Db, learner: LearnerId): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('schedule_feed')
    .values({ learner_id: learner, secret })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ secret }))
    .execute();
  return pathOf(secret);
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function pathOf(secret: string): string {
  return `/api/schedule/feed/${secret}.ics`;
}
