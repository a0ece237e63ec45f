import { randomUUIDv7 } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import type { Speaker } from '@hbg/contract/chat';
import { guardAnswer } from '@hbg/tutor/guard/answer-guard';
import { teachingPrompt } from '@hbg/tutor/prompt/teaching-prompt';
import { isPrivate, maskPersonalData, privacyNote } from '@hbg/tutor/safety/personal-data';
import { careNote, isHarmless } from '@hbg/tutor/safety/safe-answers';
import { hintReply } from '@hbg/tutor/talk/hint-reply';
import { openTalk } from '@hbg/tutor/talk/open-talk';
import type { Reply, Situation } from '@hbg/tutor/talk/situation';
import { answer } from '@hbg/tutor/talk/tutor';
import { isoTime } from '../clock.ts';
import type { Context } from '../context.ts';
import { addTokens, type ChatPlace, type ChatRow, saveChat, tokensUsed } from './chat-store.ts';
import { atHome, type Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';

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
  /** Whether the answer is read while it grows. */
  readonly isWatched: boolean;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

export type Told = { readonly row: ChatRow; readonly reply: Reply; readonly speaker: Speaker };

const workshop: Speaker = { kind: 'workshop', name: 'Werkstatt-Tutor', place: atHome };

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
  spoken.speaker = { ...workshop, place: spoken.speaker.place };
  yield text;
}

function noteFor(message: string, reply: Reply): string {
  const isTold = isHarmless(reply.intent) && maskPersonalData(message).found.some(isPrivate);
  const notes = [reply.isWorrying ? careNote : '', isTold ? privacyNote : ''];
  return notes.map((note) => (note ? `${note}\n\n` : '')).join('');
}

/** What needs a person, or a rule that nobody talks away, is never left to a model. */
async function modelFor(context: Context, talk: Talk, reply: Reply): Promise<Model | null> {
  const { model, database, config, clock, content } = context;
  if (!model?.isReady) return null;
  const asked = { message: talk.message, intent: reply.intent };
  if (!openTalk([...talk.history, asked], content.knowledge).includes(asked)) return null;
  const used = await tokensUsed(database.db, talk.learner, dayOf(clock.now()));
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
  const { pieces, goOn } = askModel(context, talk, spoken.reply, model);
  const guarded = guardAnswer(pieces, watchedOf(talk));
  spoken.speaker = { ...workshop, place: model.place };
  try {
    let next = await guarded.next();
    for (; !next.done; next = await guarded.next()) {
      goOn();
      spoken.text += next.value;
      spoken.speaker = { kind: 'model', name: model.name, place: model.place };
      yield next.value;
    }
    if (!next.value.isWhole) yield* sayInstead(talk, spoken);
  } catch (error) {
    // The model says in the log why it failed.
    if (error instanceof ModelFailure && !error.hasLeft) spoken.speaker = workshop;
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

function askModel(context: Context, talk: Talk, reply: Reply, model: Model) {
  const { config, content, database, clock } = context;
  const prompt = teachingPrompt({
    ...talk,
    history: openTalk(talk.history, content.knowledge),
    reply,
    knowledge: content.knowledge,
    names: [config.LEARNER_1_NAME, config.LEARNER_2_NAME],
  });
  const day = dayOf(clock.now());
  return model.ask(prompt, {
    ...talk,
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
    host: speaker.place === atHome ? null : speaker.place,
    intent: reply.intent,
    rung: reply.rung,
    code_key: reply.hint?.codeKey ?? null,
    concept: reply.concept,
  };
}

export function speakerOf({ model, host }: ChatRow): Speaker {
  const place = host ?? atHome;
  return model === null ? { ...workshop, place } : { kind: 'model', name: model, place };
}

/** By the clock of the house. */
function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString('sv-SE');
}
