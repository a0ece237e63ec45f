import { login } from '@hbg/contract/account';
import { chatHistory, sendChat } from '@hbg/contract/chat';
import { sendToCompanion } from '@hbg/contract/companion';
import { onTestFinished, vi } from 'vitest';
import type { Engine } from '../src/db/database.ts';
import { type Script, startScriptedModel } from './scripted-model.ts';
import { createTestApp, openBrowser, password, type TestApp } from './test-app.ts';

export const workshop = { kind: 'workshop', name: 'Werkstatt-Tutor', place: 'bleibt zu Hause' };

export async function openChat(
  engine: Engine = 'sqlite',
  env: Readonly<Record<string, string>> = {},
) {
  const app = await createTestApp(engine, env);
  return { app, ...(await chatOf(app, 1)) };
}

export async function chatOf(app: TestApp, user: 1 | 2) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const ask = (message: string, more: { code?: string; lessonId?: number } = {}) =>
    browser.call(sendChat, { body: { message, lessonId: 1, ...more } });
  const tell = (message: string) =>
    browser.call(sendToCompanion, { body: { message, userId: 1, username: 'Byte' } });
  const history = (lessonId = 1) => browser.call(chatHistory, { query: { lessonId } });
  return { browser, ask, tell, history };
}

/** With a model on the same machine. */
export async function openModelChat(script: Script, env: Readonly<Record<string, string>> = {}) {
  const model = await startScriptedModel(script);
  onTestFinished(model.stop);
  return { model, ...(await openChat('sqlite', { ...model.env, ...env })) };
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
