import type { LearnerId } from '@hbg/contract/account';
import { sendToCompanion } from '@hbg/contract/companion';
import type { Answer } from '@hbg/contract/route';
import { companionOf, inVoiceOf, moodOf, suggestionsFor } from '@hbg/tutor/talk/companions';
import type { Standing } from '@hbg/tutor/talk/situation';
import { answerTo } from '../../ai/answer-to.ts';
import { type Past, readPast, sinceGreeting } from '../../ai/chat-store.ts';
import { converse, type Told } from '../../ai/conversation.ts';
import { asTried, situationOf } from '../../ai/situation-of.ts';
import { waitBeforeTalk } from '../../ai/talking-rate.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse, wantsStream } from '../../http/adapter.ts';
import { isLearner } from '../account/store.ts';
import { readStanding } from '../lessons/read-standing.ts';

export function companionEndpoints(context: Context): Endpoint[] {
  const { content, database } = context;
  return [
    endpoint(sendToCompanion, async ({ body, learner, c }) => {
      if (!(await isLearner(database.db, body.userId))) return refuse('unknownLearner');
      const wait = await waitBeforeTalk(context, learner.id, body.message);
      if (wait > 0) return refuse('tooOften', wait);
      const { message, code, lastResult, saidBefore } = body;
      const companion = companionOf(body.userId);
      const place = `companion:${companion.name}` as const;
      const all = await readPast(database.db, learner.id, place);
      const past = sinceGreeting(all, saidBefore);
      const work = { lesson: null, code, lastResult: asTried(lastResult) };
      const standing = await standingOf(context, learner.id, all);
      const isWatched = wantsStream(c);
      const said = converse(context, {
        learner: learner.id,
        place,
        message,
        knowledge: content.knowledge,
        history: past.history,
        isWatched,
        voice: companion.voice,
        wordsOf: (reply) => inVoiceOf(companion, reply, past.turn),
        situation: situationOf(past, companion, work, standing),
        signal: c.req.raw.signal,
        tellBug: c.get('tellBug'),
      });
      return answerTo(said, isWatched, answerOf);
    }),
  ];
}

function answerOf({ row, reply, speaker }: Told): Answer<typeof sendToCompanion> {
  return {
    message: row.response,
    mood: moodOf(reply),
    suggestions: suggestionsFor(reply),
    speaker,
    plan: reply.plan,
    concept: reply.concept,
  };
}

async function standingOf(
  context: Context,
  learner: LearnerId,
  { history }: Past,
): Promise<Standing> {
  const { days, clock } = context;
  const today = days.dayOf(clock.now());
  const toldToday = history.filter(({ said_at: at }) => days.dayOf(Date.parse(at)) === today);
  const plansToday = new Set(toldToday.flatMap(({ plan }) => plan ?? []));
  return { ...(await readStanding(context, learner)), plansToday };
}
