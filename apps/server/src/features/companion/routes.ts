import { sendToCompanion } from '@hbg/contract/companion';
import { companions, inVoiceOf, moodOf, suggestionsFor } from '@hbg/tutor/talk/companions';
import { readChats } from '../../ai/chat-store.ts';
import { converse, toldAtOnce } from '../../ai/conversation.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';

export function companionEndpoints(context: Context): Endpoint[] {
  return [
    endpoint(sendToCompanion, async ({ body, learner, c }) => {
      const { message, userId: companion } = body;
      const place = { companion };
      const history = await readChats(context.database.db, learner.id, place);
      const turn = history.length;
      const { row, reply, speaker } = await toldAtOnce(
        converse(context, {
          learner: learner.id,
          place,
          message,
          history,
          isWatched: false,
          signal: c.req.raw.signal,
          voice: companions[companion].voice,
          wordsOf: (reply) => inVoiceOf(companion, reply, turn),
          situation: {
            lesson: null,
            code: '',
            lastResult: null,
            given: [],
            lastConcept: history.at(-1)?.concept ?? null,
            lastIntent: history.at(-1)?.intent ?? null,
            turn,
            isYoung: companions[companion].isYoung,
          },
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
