import { randomUUIDv7 } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LearnerId } from '@hbg/contract/account';
import type { Speaker } from '@hbg/contract/chat';
import { guardAnswer } from '@hbg/tutor/guard/answer-guard';
import { teachingPrompt } from '@hbg/tutor/prompt/teaching-prompt';
import { isPrivate, maskPersonalData, privacyNote } from '@hbg/tutor/safety/personal-data';
import { careNote, isHarmless } from '@hbg/tutor/safety/safe-answers';
import { hintReply } from '@hbg/tutor/talk/hint-reply';
import { openTalk } from '@hbg/tutor/talk/open-talk';
import type { Knowledge, Reply, Situation } from '@hbg/tutor/talk/situation';
import { answer } from '@hbg/tutor/talk/tutor';
import { isoTime } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ChatPlace } from './chat-place.ts';
import { type ChatRow, saveChat } from './chat-store.ts';
import type { Answering, Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { thinChats } from './thin-chats.ts';
import { reserveTokens, settleTokens } from './token-budget.ts';
import { mostTokensFor } from './tokens.ts';

/** What somebody says, and where. */
export type Talk = {
  readonly learner: LearnerId;
  readonly place: ChatPlace;
  readonly message: string;
  readonly knowledge: Knowledge;
  readonly situation: Situation;
  readonly history: readonly ChatRow[];
  /** How a model is to speak. */
  readonly voice: string;
  /** What a model may do here, in place of the rules of the tutor. */
  readonly rules?: string;
  /** What a model is told of what somebody works on. */
  readonly context?: string;
  /** What an answer is here, where it isn't what the built-in tutor takes it for: so it is kept. */
  readonly heardAs?: (reply: Reply) => Reply;
  /** How the built-in tutor says it. */
  readonly wordsOf: (reply: Reply) => string;
  /** Whether the answer is read while it grows. */
  readonly isWatched: boolean;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** For what isn't the model's fault. */
  readonly tellBug: (error: unknown) => void;
};

export type Told = { readonly row: ChatRow; readonly reply: Reply; readonly speaker: Speaker };

/** A model gets to see no more. */
const mostCode = 4_000;

const workshop: Speaker = { kind: 'workshop', name: 'Werkstatt-Tutor', host: null };

/**
 * Says it piece by piece, and keeps what was said, also when nobody listens to the end. The answer
 * comes also when it can't be kept: it may be one that a child needs.
 */
export function converse(context: Context, talk: Talk): Conversation {
  const { promise: told, resolve } = Promise.withResolvers<Told>();
  const answered = answer(talk.message, talk.knowledge, talk.situation);
  const reply = talk.heardAs?.(answered) ?? answered;
  const spoken: Spoken = { reply, text: noteFor(talk.message, reply), speaker: workshop };
  async function* pieces() {
    try {
      if (spoken.text) yield spoken.text;
      yield* speak(context, talk, spoken);
    } finally {
      const row = rowOf(context, talk, spoken);
      await context.writes.attempt('chat', () => keep(context, row));
      resolve({ row, ...spoken });
    }
  }
  return { pieces: pieces(), told };
}

export type Conversation = { readonly pieces: AsyncIterable<string>; readonly told: Promise<Told> };

async function keep({ database: { db } }: Context, row: ChatRow): Promise<void> {
  // What was said is on its way before a database that is busy holds everything up.
  await setImmediate();
  await saveChat(db, row);
  await thinChats(db, row.learner_id);
}

/** When nobody watches it grow. */
export async function toldAtOnce({ pieces, told }: Conversation): Promise<Told> {
  for await (const _ of pieces);
  return told;
}

async function* speak(context: Context, talk: Talk, spoken: Spoken): AsyncGenerator<string> {
  const before = spoken.text;
  const listener = listenerFor(context, talk, spoken.reply);
  const endTurn = listener && (await context.modelTurns.take(talk.learner, talk.signal));
  try {
    // While it waited for its turn, the model may have failed.
    if (endTurn && listener.model.isReady) yield* sayByModel(context, talk, spoken, listener);
  } finally {
    endTurn?.();
  }
  if (spoken.text.trim() !== before.trim()) return;
  const text = talk.wordsOf(spoken.reply);
  spoken.text = before + text;
  spoken.speaker = { ...workshop, host: spoken.speaker.host };
  yield text;
}

function noteFor(message: string, reply: Reply): string {
  const isTold = isHarmless(reply.intent) && maskPersonalData(message).found.some(isPrivate);
  const notes = [reply.isWorrying ? careNote : '', isTold ? privacyNote : ''];
  return notes.map((note) => (note ? `${note}\n\n` : '')).join('');
}

/** A model, and what of the past it may hear. */
type Listener = { readonly model: Model; readonly history: readonly ChatRow[] };

/** What needs a person, a rule that nobody talks away and a plan that was tried are never left to a model. */
function listenerFor({ model }: Context, talk: Talk, reply: Reply): Listener | null {
  if (!model?.isReady || reply.plan !== null) return null;
  const asked = { message: talk.message, intent: reply.intent };
  const history = openTalk(talk.history, asked, talk.knowledge);
  return history && { model, history };
}

/** Grows while it is said. */
type Spoken = { reply: Reply; text: string; speaker: Speaker };

/** Says nothing when that fails before anything was said: then the built-in tutor answers. */
async function* sayByModel(
  context: Context,
  talk: Talk,
  spoken: Spoken,
  listener: Listener,
): AsyncGenerator<string> {
  try {
    const asked = await askModel(context, talk, spoken.reply, listener);
    if (asked) yield* sayGuarded(context, asked, talk, spoken, listener.model);
  } catch (error) {
    // The model says in the log why it failed.
    if (!(error instanceof ModelFailure)) talk.tellBug(error);
    else if (!error.hasLeft) spoken.speaker = workshop;
  }
}

async function* sayGuarded(
  context: Context,
  { pieces, goOn }: Answering,
  talk: Talk,
  spoken: Spoken,
  { name, host, isAtHome }: Model,
): AsyncGenerator<string> {
  const speaker: Speaker = { kind: 'model', name, host: isAtHome ? null : host };
  spoken.speaker = { ...workshop, host: speaker.host };
  const guarded = guardAnswer(pieces, watchedOf(context, talk));
  try {
    let next = await guarded.next();
    for (; !next.done; next = await guarded.next()) {
      goOn();
      spoken.text += next.value;
      spoken.speaker = speaker;
      yield next.value;
    }
    if (!next.value.isWhole) yield* sayInstead(talk, spoken);
  } finally {
    await guarded.return({ text: '', isWhole: false });
  }
}

/** In place of what may not be said; when nothing was said yet, the built-in tutor goes on. */
function* sayInstead(talk: Talk, spoken: Spoken): Generator<string> {
  spoken.reply = hintFor(talk, spoken.reply);
  if (spoken.speaker.kind !== 'model') return;
  const text = talk.wordsOf(spoken.reply);
  spoken.text += text;
  yield text;
}

function hintFor({ situation }: Talk, reply: Reply): Reply {
  const { lesson } = situation;
  if (!lesson || reply.rung !== null) return reply;
  return { ...reply, ...hintReply({ ...situation, lesson }) };
}

/** Null when the learner has used up the model for today. */
async function askModel(context: Context, talk: Talk, reply: Reply, { model, history }: Listener) {
  const { config, database, clock, writes } = context;
  const prompt = teachingPrompt({
    ...talk,
    history,
    reply,
    names: [config.LEARNER_1_NAME, config.LEARNER_2_NAME],
  });
  const account = { learner: talk.learner, day: dayOf(clock.now()) };
  const reserved = mostTokensFor(prompt);
  const limit = { tokens: reserved, budget: config.AI_DAILY_TOKENS };
  const isLeft = await writes.attempt('tokens', () => reserveTokens(database.db, account, limit));
  if (!isLeft) return null;
  return model.ask(prompt, {
    ...talk,
    onUsed: (used) =>
      writes.attempt('tokens', () => settleTokens(database.db, account, { reserved, used })),
  });
}

/** A solution may come in bits: the last answers of a model are read together with this one. */
function watchedOf({ content }: Context, { situation, history }: Talk) {
  const { lesson, code } = situation;
  const spoken = history.filter(({ model }) => model !== null).slice(-10);
  const earlier = spoken.map(({ response }) => response).join('\n\n');
  return { lesson, code, earlier, ...content.modelWatch() };
}

function rowOf({ clock }: Context, talk: Talk, { reply, text, speaker }: Spoken): ChatRow {
  return {
    id: randomUUIDv7(),
    learner_id: talk.learner,
    place: talk.place,
    message: talk.message,
    code: speaker.kind === 'model' ? talk.situation.code.slice(0, mostCode) : null,
    response: text.trim(),
    said_at: isoTime(clock.now()),
    model: speaker.kind === 'model' ? speaker.name : null,
    host: speaker.host,
    intent: reply.intent,
    rung: reply.rung,
    code_key: reply.hint?.codeKey ?? null,
    concept: reply.concept,
    plan: reply.plan,
  };
}

export function speakerOf({ model, host }: ChatRow): Speaker {
  return model === null ? { ...workshop, host } : { kind: 'model', name: model, host };
}

/** By the clock of the house. */
function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString('sv-SE');
}
