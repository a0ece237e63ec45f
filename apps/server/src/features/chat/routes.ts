import { chatHistory, type Exchange, sendChat } from '@hbg/contract/chat';
import type { Answer } from '@hbg/contract/route';
import { companionOf, tutorVoice } from '@hbg/tutor/talk/companions';
import { answerTo } from '../../ai/answer-to.ts';
import { type ChatRow, readChats, readPast } from '../../ai/chat-store.ts';
import { converse, speakerOf, type Told } from '../../ai/conversation.ts';
import { asTried, situationOf } from '../../ai/situation-of.ts';
import { waitBeforeTalk } from '../../ai/talking-rate.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse, wantsStream } from '../../http/adapter.ts';

export function chatEndpoints(context: Context): Endpoint[] {
  const { content, database } = context;
  return [
    endpoint(sendChat, async ({ body, learner, c }) => {
      const lesson = content.lessons.get(body.lessonId);
      if (!lesson) return refuse('unknownLesson');
      const wait = await waitBeforeTalk(context, learner.id, body.message);
      if (wait > 0) return refuse('tooOften', wait);
      const { message, code, lastResult } = body;
      const place = `lesson:${lesson.id}` as const;
      const past = await readPast(database.db, learner.id, place);
      const isWatched = wantsStream(c);
      const said = converse(context, {
        learner: learner.id,
        place,
        message,
        knowledge: content.knowledge,
        history: past.history,
        isWatched,
        voice: tutorVoice,
        wordsOf: ({ text }) => text,
        situation: situationOf(past, companionOf(learner.id), {
          lesson,
          code,
          lastResult: asTried(lastResult),
        }),
        signal: c.req.raw.signal,
        tellBug: c.get('tellBug'),
      });
      return answerTo(said, isWatched, answerOf);
    }),
    endpoint(chatHistory, async ({ query, learner }) => {
      const rows = await readChats(database.db, learner.id, `lesson:${query.lessonId}`);
      return rows.map(exchangeOf);
    }),
  ];
}

function answerOf({ row, reply }: Told): Answer<typeof sendChat> {
  return { ...exchangeOf(row), place: reply.place };
}

function exchangeOf(row: ChatRow): Exchange {
  const { id, message, response, said_at: timestamp, rung, concept } = row;
  return { id, message, response, timestamp, rung, concept, speaker: speakerOf(row) };
}
