import { randomUUIDv7 } from 'node:crypto';
import type { LearnerId } from '@hbg/contract/account';
import type { Speaker } from '@hbg/contract/chat';
import { guardAnswer } from '@hbg/tutor/guard/answer-guard';
import { nextHint } from '@hbg/tutor/ladder/hint-ladder';
import { teachingPrompt } from '@hbg/tutor/prompt/teaching-prompt';
import { isPrivate, maskPersonalData, privacyNote } from '@hbg/tutor/safety/personal-data';
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

const safeIntents: ReadonlySet<string> = new Set<string>([
  'concept',
  'hint',
  'solution',
  'error',
  'example',
  'explain-line',
  'quiz',
  'praise',
  'frustration',
  'small-talk',
  'off-topic',
]);

const workshop: Speaker = { kind: 'workshop', name: 'Werkstatt-Tutor', place: 'bleibt zu Hause' };

/** Says it piece by piece, and keeps all of it. */
export async function* converse(context: Context, talk: Talk): AsyncGenerator<string, Told> {
  const reply = answer(talk.message, context.content.knowledge, talk.situation);
  const note = noteFor(talk.message, reply);
  if (note) yield note;
  const model = await modelFor(context, talk, reply);
  const modelled = model && (yield* sayByModel(context, talk, reply, model));
  const spoken = modelled || { reply, text: talk.wordsOf(reply), speaker: workshop };
  if (!modelled) yield spoken.text;
  const row = rowOf(context, talk, { ...spoken, text: note + spoken.text });
  await saveChat(context.database.db, row);
  return { row, reply: spoken.reply, speaker: spoken.speaker };
}

/** When nobody watches it grow. */
export async function toldAtOnce(said: AsyncGenerator<string, Told>): Promise<Told> {
  for (let next = await said.next(); ; next = await said.next()) if (next.done) return next.value;
}

function noteFor(message: string, { intent }: Reply): string {
  const isTold = safeIntents.has(intent) && maskPersonalData(message).found.some(isPrivate);
  return isTold ? `${privacyNote}\n\n` : '';
}

/** What needs a person, or a rule that nobody talks away, is never left to a model. */
async function modelFor(
  { model, database, config, clock }: Context,
  { learner }: Talk,
  reply: Reply,
) {
  if (!model?.isReady || !safeIntents.has(reply.intent)) return null;
  const used = await tokensUsed(database.db, learner, dayOf(clock.now()));
  return used < config.AI_DAILY_TOKENS ? model : null;
}

type Spoken = { readonly reply: Reply; readonly text: string; readonly speaker: Speaker };

/** Null when the model fails before it has said anything: then the built-in tutor answers. */
async function* sayByModel(
  context: Context,
  talk: Talk,
  reply: Reply,
  model: Model,
): AsyncGenerator<string, Spoken | null> {
  const speaker: Speaker = { kind: 'model', name: model.name, place: `geht an ${model.host}` };
  const guarded = guardAnswer(askModel(context, talk, reply, model), watchedOf(talk));
  let text = '';
  try {
    for (let next = await guarded.next(); ; next = await guarded.next()) {
      if (next.done)
        return next.value.isWhole
          ? { reply, text, speaker }
          : yield* instead(talk, reply, text, speaker);
      text += next.value;
      yield next.value;
    }
  } catch {
    // The model says in the log why it failed.
    return text === '' ? null : { reply, text, speaker };
  }
}

/** In place of what may not be said. */
async function* instead(
  talk: Talk,
  reply: Reply,
  said: string,
  speaker: Speaker,
): AsyncGenerator<string, Spoken> {
  const hinted = hintFor(talk, reply);
  const text = talk.wordsOf(hinted);
  yield text;
  return said === ''
    ? { reply: hinted, text, speaker: workshop }
    : { reply: hinted, text: said + text, speaker };
}

function hintFor({ situation }: Talk, reply: Reply): Reply {
  const { lesson } = situation;
  if (!lesson || reply.rung !== null) return reply;
  const { rung, text, place, codeKey } = nextHint({ ...situation, lesson });
  return { ...reply, text, rung, place, hint: { rung, codeKey } };
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
