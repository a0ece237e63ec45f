import { login } from '@hbg/contract/account';
import { chatHistory, sendChat } from '@hbg/contract/chat';
import { sendToCompanion } from '@hbg/contract/companion';
import type { Sent } from '@hbg/contract/route';
import { onTestFinished, vi } from 'vitest';
import type { ChatRow } from '../src/ai/chat-store.ts';
import { Model } from '../src/ai/model.ts';
import type { Limits } from '../src/ai/patience.ts';
import type { Context } from '../src/context.ts';
import type { Engine } from '../src/db/database.ts';
import { type Script, startScriptedModel } from './scripted-model.ts';
import { createTestApp, openBrowser, password, type TestApp, type TestParts } from './test-app.ts';

type Question = Sent<typeof sendChat>['body'];

export const workshop = { kind: 'workshop', name: 'Werkstatt-Tutor', host: null };

export const spokenRow: ChatRow = {
  id: '',
  learner_id: 1,
  place: 'lesson:1',
  message: 'Was ist print?',
  code: null,
  response: 'Es zeigt etwas.',
  said_at: '2026-03-01T08:00:00.000Z',
  model: null,
  host: null,
  intent: 'concept',
  rung: null,
  code_key: null,
  concept: null,
  plan: null,
};

export async function openChat(
  engine: Engine = 'sqlite',
  env: Readonly<Record<string, string>> = {},
  more: TestParts = {},
) {
  const app = await createTestApp(engine, env, more);
  return { app, ...(await chatOf(app, 1)) };
}

export async function chatOf(app: TestApp, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const ask = (message: string, more: Partial<Question> = {}) =>
    inTime(browser.call(sendChat, { body: { message, lessonId: 1, ...more } }));
  const tell = (message: string) =>
    inTime(browser.call(sendToCompanion, { body: { message, userId: 1, username: 'Byte' } }));
  // Nobody writes faster.
  const inTime = <Said>(answer: Promise<Said>) => answer.finally(() => app.clock.advance(3_000));
  /** Hears the beginning of a streamed answer. */
  const listen = async (message: string) => {
    const leaving = new AbortController();
    const answer = await browser.send('/api/chat', {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message, lessonId: 1 }),
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    return async function leave() {
      leaving.abort();
      await reader?.cancel();
    };
  };
  const history = (lessonId = 1) => browser.call(chatHistory, { query: { lessonId } });
  return { browser, ask, tell, listen, history };
}

/** With a model on the same machine. */
export async function openModelChat(
  script: Script,
  env: Readonly<Record<string, string>> = {},
  make: MakeModel | null = null,
) {
  const model = await startScriptedModel(script);
  onTestFinished(model.stop);
  const place = { address: model.env.AI_BASE_URL, name: model.env.AI_MODEL };
  const more = make && { modelOf: (context: Context) => make(place, context) };
  const chat = await openChat('sqlite', { ...model.env, ...env }, more ?? {});
  return { model, ...chat };
}

type Place = { readonly address: string; readonly name: string };
type MakeModel = (place: Place, context: Context) => Model;

/** One that is given up sooner than in a house. */
export function impatient(limits: Limits): MakeModel {
  return (place, { clock, log }) => new Model(place, clock, log, limits);
}

/** With a model elsewhere: the same one under a name of the outside world. */
export async function openDistantChat(script: Script, env: Readonly<Record<string, string>> = {}) {
  const abroad = 'http://ki.example/v1';
  const chat = await openModelChat(script, { ...env, AI_BASE_URL: abroad });
  const { fetch } = globalThis;
  const here = chat.model.env.AI_BASE_URL;
  const redirected = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      fetch(new Request(address).url.replace(abroad, here), init),
    );
  onTestFinished(() => redirected.mockRestore());
  return chat;
}

export function rows({ context }: TestApp) {
  return context.database.db.selectFrom('chat_message').selectAll().orderBy('id').execute();
}
