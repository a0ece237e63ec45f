import { randomUUIDv7 } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import type { Speaker } from '@hbg/contract/chat';
import { guardAnswer } from '@hbg/tutor/guard/answer-guard';
import { teachingPrompt } from '@hbg/tutor/prompt/teaching-prompt';
import { isPrivate, maskPersonalData, privacyNote } from '@hbg/tutor/safety/personal-data';
import { careNote, safeAnswers } from '@hbg/tutor/safety/safe-answers';
import { hintReply } from '@hbg/tutor/talk/hint-reply';
import type { Reply, Situation } from '@hbg/tutor/talk/situation';
import { answer } from '@hbg/tutor/talk/tutor';
import { isoTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { addTokens, type ChatPlace, type ChatRow, saveChat, tokensUsed } from './chat-store.ts';
import type { Model } from './model.ts';

/** What somebody says, and where. */
export type Talk = {
  readonly learner: LearnerId;
  readonly place: ChatPlace;
  readonly message: string;
  readonly situation: Situation;
  readonly history: readonly ChatRow[];
  /** How a model is to speak. */
  readonly voice: string;
  /** How the built-in tutor says it. */
  readonly wordsOf: (reply: Reply) => string;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

export type Told = { readonly row: ChatRow; readonly reply: Reply; readonly speaker: Speaker };

const workshop: Speaker = { kind: 'workshop', name: 'Werkstatt-Tutor', place: 'bleibt zu Hause' };

/** Says it piece by piece, and keeps what was said, also when nobody listens to the end. */
export function converse(context: Context, talk: Talk): Conversation {
  const { promise: told, resolve } = Promise.withResolvers<Told>();
  const reply = answer(talk.message, context.content.knowledge, talk.situation);
  const spoken: Spoken = { reply, text: noteFor(talk.message, reply), speaker: workshop };
  async function* pieces() {
    try {
      if (spoken.text) yield spoken.text;
      yield* speak(context, talk, spoken);
    } finally {
      const row = rowOf(context, talk, spoken);
      await saveChat(context.database.db, row);
      resolve({ row, ...spoken });
    }
  }
  return { pieces: pieces(), told };
}

export type Conversation = { readonly pieces: AsyncIterable<string>; readonly told: Promise<Told> };

/** When nobody watches it grow. */
export async function toldAtOnce({ pieces, told }: Conversation): Promise<Told> {
  for await (const _ of pieces);
  return told;
}

async function* speak(context: Context, talk: Talk, spoken: Spoken): AsyncGenerator<string> {
  const model = await modelFor(context, talk, spoken.reply);
  const before = spoken.text;
  if (model) yield* sayByModel(context, talk, spoken, model);
  if (spoken.text.trim() !== before.trim()) return;
  const text = talk.wordsOf(spoken.reply);
  spoken.text = before + text;
  spoken.speaker = workshop;
  yield text;
}

function noteFor(message: string, reply: Reply): string {
  const isTold = isHarmless(reply) && maskPersonalData(message).found.some(isPrivate);
  const notes = [reply.isWorrying ? careNote : '', isTold ? privacyNote : ''];
  return notes.map((note) => (note ? `${note}\n\n` : '')).join('');
}

/** What isn't has an answer of its own. */
function isHarmless({ intent }: Reply): boolean {
  return !Object.hasOwn(safeAnswers, intent);
}

/** What needs a person, or a rule that nobody talks away, is never left to a model. */
async function modelFor(
  { model, database, config, clock }: Context,
  { learner }: Talk,
  reply: Reply,
) {
  if (!model?.isReady || !isHarmless(reply)) return null;
  const used = await tokensUsed(database.db, learner, dayOf(clock.now()));
  return used < config.AI_DAILY_TOKENS ? model : null;
}

/** Grows while it is said. */
type Spoken = { reply: Reply; text: string; speaker: Speaker };

/** Says nothing when the model fails before it has said anything: then the built-in tutor answers. */
async function* sayByModel(
  context: Context,
  talk: Talk,
  spoken: Spoken,
  model: Model,
): AsyncGenerator<string> {
  const guarded = guardAnswer(askModel(context, talk, spoken.reply, model), watchedOf(talk));
  try {
    let next = await guarded.next();
    for (; !next.done; next = await guarded.next()) {
      spoken.text += next.value;
      spoken.speaker = { kind: 'model', name: model.name, place: `geht an ${model.host}` };
      yield next.value;
    }
    if (!next.value.isWhole) yield* goOn(talk, spoken);
  } catch {
    // The model says in the log why it failed.
  } finally {
    await guarded.return({ text: '', isWhole: false });
  }
}

/** In place of what may not be said; when nothing was said yet, the built-in tutor goes on. */
function* goOn(talk: Talk, spoken: Spoken): Generator<string> {
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

function askModel(context: Context, talk: Talk, reply: Reply, model: Model) {
  const { config, content, database, clock } = context;
  const prompt = teachingPrompt({
    ...talk,
    reply,
    knowledge: content.knowledge,
    names: [config.LEARNER_1_NAME, config.LEARNER_2_NAME],
  });
  const day = dayOf(clock.now());
  return model.stream(prompt, {
    signal: talk.signal,
    onUsed: (tokens) => addTokens(database.db, talk.learner, day, tokens),
  });
}

function watchedOf({ situation, history }: Talk) {
  const earlier = history.filter(({ model }) => model !== null).map(({ response }) => response);
  return {
    lesson: situation.lesson,
    code: situation.code,
    earlier: earlier.slice(-10).join('\n\n'),
  };
}

function rowOf({ clock }: Context, talk: Talk, { reply, text, speaker }: Spoken): ChatRow {
  return {
    id: randomUUIDv7(),
    learner_id: talk.learner,
    lesson_id: 'lesson' in talk.place ? talk.place.lesson : null,
    companion: 'companion' in talk.place ? talk.place.companion : null,
    message: talk.message,
    response: text.trim(),
    said_at: isoTime(clock.now()),
    model: speaker.kind === 'model' ? speaker.name : null,
    host: speaker.kind === 'model' ? speaker.place : null,
    intent: reply.intent,
    rung: reply.rung,
    code_key: reply.hint?.codeKey ?? null,
    concept: reply.concept,
  };
}

export function speakerOf({ model, host }: ChatRow): Speaker {
  return model === null ? workshop : { kind: 'model', name: model, place: host ?? '' };
}

/** By the clock of the house. */
function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString('sv-SE');
}
