import { sendToCompanion } from '@hbg/contract/companion';
import { companionOf, inVoiceOf, moodOf, suggestionsFor } from '@hbg/tutor/talk/companions';
import { readPast } from '../../ai/chat-store.ts';
import { converse, toldAtOnce } from '../../ai/conversation.ts';
import { situationOf } from '../../ai/situation-of.ts';
import { waitBeforeTalk } from '../../ai/talking-rate.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { isLearner } from '../account/store.ts';

export function companionEndpoints(context: Context): Endpoint[] {
  const { db } = context.database;
  return [
    endpoint(sendToCompanion, async ({ body, learner, c }) => {
      if (!(await isLearner(db, body.userId))) return refuse('unknownLearner');
      const wait = await waitBeforeTalk(context, learner.id, body.message);
      if (wait > 0) return refuse('tooOften', wait);
      const { message } = body;
      const companion = companionOf(body.userId);
      const place = `companion:${companion.name}` as const;
      const past = await readPast(db, learner.id, place);
      const { row, reply, speaker } = await toldAtOnce(
        converse(context, {
          learner: learner.id,
          place,
          message,
          knowledge: context.content.knowledge,
          history: past.history,
          isWatched: false,
          voice: companion.voice,
          wordsOf: (reply) => inVoiceOf(companion, reply, past.turn),
          situation: situationOf(past, companion),
          signal: c.req.raw.signal,
          tellBug: c.get('tellBug'),
        }),
      );
      return {
        message: row.response,
        mood: moodOf(reply),
        suggestions: suggestionsFor(reply),
        speaker,
      };
    }),
  ];
}
