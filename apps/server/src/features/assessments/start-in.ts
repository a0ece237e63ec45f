import { randomUUIDv7 } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import { usualItems } from '@hbg/contract/assessments';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { dayMs } from '../../house-days.ts';
import { lockLedger } from '../achievements/store.ts';
import { topicOf } from './next-task.ts';
import { isOpen } from './open-sitting.ts';
import { chooseTopic, type Known } from './rules/choose-topic.ts';
import { faded } from './rules/level.ts';
import { type AssessmentRow, addAssessment, readSittings, type Sitting } from './store.ts';

/** So many of one may be begun. */
export const mostOfTopicInDay = 20;

/** The assessment that is to be answered now. */
export async function startIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  wanted: string | undefined,
): Promise<{ readonly id: string } | 'unknownTopic' | 'enoughToday'> {
  await lockLedger(trx, learner);
  const sittings = await readSittings(trx, learner, 'topic');
  const { content } = context;
  const topics = content.assessments.flatMap((area) => area.topics.map(({ id }) => id));
  const topic = wanted ?? chooseTopic(topics, knownOf(context, sittings));
  if (topic === null || !topicOf(content, topic)) return 'unknownTopic';
  const own = sittings.filter(({ row }) => row.about === topic);
  const open = own.find((one) => isOpen(context, one));
  if (open) return { id: open.row.id };
  const yesterday = isoTime(context.clock.now() - dayMs);
  if (own.filter(({ row }) => row.started_at > yesterday).length >= mostOfTopicInDay)
    return 'enoughToday';
  return { id: await begin(trx, context, { learner_id: learner, kind: 'topic', about: topic }) };
}

type New = Pick<AssessmentRow, 'learner_id' | 'kind' | 'about'> & { readonly wanted?: number };

export async function begin(trx: Db, { clock }: Context, given: New): Promise<string> {
  const id = randomUUIDv7();
  await addAssessment(trx, {
    id,
    wanted: usualItems,
    ...given,
    contests: 0,
    level: null,
    confidence: null,
    started_at: isoTime(clock.now()),
    judged_at: null,
  });
  return id;
}

/** The last that was judged of each topic. */
export function latestOf(sittings: readonly Sitting[]): Sitting[] {
  const judged = sittings
    .filter(({ row }) => row.judged_at !== null)
    .toSorted((a, b) => ((a.row.judged_at ?? '') < (b.row.judged_at ?? '') ? 1 : -1));
  return [...Map.groupBy(judged, ({ row }) => row.about).values()].flatMap(([last]) => last ?? []);
}

/** As sure as it still is. */
export function confidenceNow({ clock }: Pick<Context, 'clock'>, { row }: Sitting): number {
  const idle = clock.now() - Date.parse(row.judged_at ?? row.started_at);
  return faded(row.confidence ?? 0, Math.floor(idle / dayMs));
}

function knownOf(context: Context, sittings: readonly Sitting[]): Map<string, Known> {
  const { days, clock } = context;
  const today = days.dayOf(clock.now());
  const latest = new Map(latestOf(sittings).map((one) => [one.row.about, one]));
  const open = new Set(sittings.filter((one) => isOpen(context, one)).map(({ row }) => row.about));
  return new Map(
    [...new Set([...latest.keys(), ...open])].map((topic) => {
      const last = latest.get(topic);
      const judgedAt = last?.row.judged_at ?? null;
      return [
        topic,
        {
          isOpen: open.has(topic),
          confidence: last ? confidenceNow(context, last) : null,
          judgedAt,
          isOfToday: judgedAt !== null && days.dayOf(Date.parse(judgedAt)) === today,
        },
      ];
    }),
  );
}
