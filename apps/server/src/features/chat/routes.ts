import type { Lesson } from '@hbg/content/lesson';
import type { User } from '@hbg/contract/account';
import { chatHistory, type Exchange, sendChat } from '@hbg/contract/chat';
import type { Answer, Input } from '@hbg/contract/route';
import type { GivenHint, Rung } from '@hbg/tutor/ladder/hint-ladder';
import { tutorVoice } from '@hbg/tutor/talk/companions';
import { type ChatRow, readChats } from '../../ai/chat-store.ts';
import {
  type Conversation,
  converse,
  speakerOf,
  type Talk,
  type Told,
  toldAtOnce,
} from '../../ai/conversation.ts';
import type { Context } from '../../context.ts';
import {
  type Endpoint,
  endpoint,
  refuse,
  type StreamEvent,
  streamed,
  wantsStream,
} from '../../http/adapter.ts';

/** Who learns by the second name is the younger one. */
const young = 2;
/** What lies further back isn't meant by `it`. */
const rememberedTalk = 3;

export function chatEndpoints(context: Context): Endpoint[] {
  const { content, database } = context;
  return [
    endpoint(sendChat, async ({ body, learner, c }) => {
      const lesson = content.lessons.get(body.lessonId);
      if (!lesson) return refuse('unknownLesson');
      const history = await readChats(database.db, learner.id, { lesson: lesson.id });
      const isWatched = wantsStream(c);
      const { signal } = c.req.raw;
      const talk = talkOf(body, { learner, lesson, history, isWatched, signal });
      const said = converse(context, talk);
      return isWatched ? streamed(eventsOf(said)) : answerOf(await toldAtOnce(said));
    }),
    endpoint(chatHistory, async ({ query, learner }) => {
      const rows = await readChats(database.db, learner.id, { lesson: query.lessonId });
      return rows.map(exchangeOf);
    }),
  ];
}

type Around = {
  readonly learner: User;
  readonly lesson: Lesson;
  readonly history: readonly ChatRow[];
  readonly isWatched: boolean;
  readonly signal: AbortSignal;
};

function talkOf(
  body: Input<typeof sendChat>['body'],
  { learner, lesson, history, isWatched, signal }: Around,
): Talk {
  const { message, code, lastResult } = body;
  return {
    learner: learner.id,
    place: { lesson: lesson.id },
    message,
    history,
    isWatched,
    signal,
    voice: tutorVoice,
    wordsOf: ({ text }) => text,
    situation: {
      lesson,
      code,
      lastResult: lastResult && { ...lastResult, kind: lastResult.result },
      given: history.flatMap(hintOf),
      lastConcept:
        history.slice(-rememberedTalk).findLast(({ concept }) => concept !== null)?.concept ?? null,
      lastIntent: history.at(-1)?.intent ?? null,
      turn: history.length,
      isYoung: learner.id === young,
    },
  };
}

function hintOf({ rung, code_key: codeKey }: ChatRow): GivenHint[] {
  return rung !== null && codeKey !== null && isRung(rung) ? [{ rung, codeKey }] : [];
}

function isRung(number: number): number is Rung {
  return number >= 1 && number <= 4;
}

async function* eventsOf({ pieces, told }: Conversation): AsyncGenerator<StreamEvent> {
  for await (const text of pieces) yield { event: 'delta', data: { text } };
  yield { event: 'done', data: answerOf(await told) };
}

function answerOf({ row, reply }: Told): Answer<typeof sendChat> {
  return { ...exchangeOf(row), place: reply.place };
}

function exchangeOf(row: ChatRow): Exchange {
  const { message, response, said_at: timestamp, rung, concept } = row;
  return { message, response, timestamp, rung, concept, speaker: speakerOf(row) };
}
