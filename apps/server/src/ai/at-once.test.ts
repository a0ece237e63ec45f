import { sendChat } from '@hbg/contract/chat';
import { expect, test } from 'vitest';
import { chatOf, openChat, openModelChat, rows } from '../../test/chat.ts';
import { type Script, says, saysAndStalls } from '../../test/scripted-model.ts';
import type { TestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';
import { createContext } from '../context.ts';

/** Says it when it is let go, and knows how many wait for it at once. */
function gatedModel() {
  const waiting: (() => void)[] = [];
  const counts = { now: 0, most: 0 };
  const script: Script = async (response, request) => {
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    await new Promise<void>((resolve) => waiting.push(resolve));
    counts.now -= 1;
    await says('Gut.')(response, request);
  };
  const letGo = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { script, counts, letGo };
}

const tokens = ({ context }: TestApp) =>
  context.database.db.selectFrom('model_use').selectAll().execute();
const kinds = (answers: readonly { readonly speaker: { readonly kind: string } }[]) =>
  answers.map(({ speaker }) => speaker.kind).toSorted();

test('a learner speaks with the model once at a time; one waits, the others are answered at once', async () => {
  const { script, counts, letGo } = gatedModel();
  const { app, ask } = await openModelChat(script);
  const other = await chatOf(app, 2);
  const asked = Array.from({ length: 5 }, () => ask('Was ist print?'));
  const atOnce = await Promise.race(asked);
  expect(atOnce.speaker.kind).toBe('workshop');
  await letGo();
  await letGo();
  expect(kinds(await Promise.all(asked))).toEqual([
    'model',
    'model',
    'workshop',
    'workshop',
    'workshop',
  ]);
  expect(counts.most).toBe(1);
  expect(await tokens(app)).toMatchObject([{ learner_id: 1, tokens: 400 }]);
  const theirs = other.ask('Was ist print?');
  await letGo();
  expect((await theirs).speaker.kind).toBe('model');
});

test('the budget holds for questions that are asked at once', async () => {
  const { script, letGo } = gatedModel();
  const { app, ask, model } = await openModelChat(script, { AI_DAILY_TOKENS: '100' });
  const asked = Array.from({ length: 4 }, () => ask('Was ist print?'));
  await letGo();
  expect(kinds(await Promise.all(asked))).toEqual(['model', 'workshop', 'workshop', 'workshop']);
  expect(model.requests).toHaveLength(1);
  expect(await tokens(app)).toMatchObject([{ tokens: 200 }]);
});

test('what is reserved counts at once, on other nodes too, and is settled in the end', async () => {
  const { script, letGo } = gatedModel();
  const { app, ask, model } = await openModelChat(script, { AI_DAILY_TOKENS: '100' });
  const first = ask('Was ist print?');
  await expect.poll(() => model.requests.length).toBe(1);
  expect((await tokens(app))[0]?.tokens).toBeGreaterThan(700);
  const context = createContext(app.context);
  const node = {
    ...app,
    context,
    app: createApp(context, { web: '/nowhere', pythonEngine: '/nowhere' }),
  };
  expect((await (await chatOf(node, 1)).ask('Was ist print?')).speaker.kind).toBe('workshop');
  await letGo();
  expect((await first).speaker.kind).toBe('model');
  expect(model.requests).toHaveLength(1);
  expect(await tokens(app)).toMatchObject([{ tokens: 200 }]);
});

test('who leaves frees the place, and settles what was reserved', async () => {
  const { app, ask, listen, model } = await openModelChat(saysAndStalls('Also.\n\n'));
  const leave = await listen('Was ist print?');
  const [{ tokens: reserved } = { tokens: 0 }] = await tokens(app);
  model.behave(says('Gut.'));
  const waiting = ask('Was ist eine Liste?');
  await leave();
  expect((await waiting).speaker.kind).toBe('model');
  await expect.poll(() => rows(app)).toHaveLength(2);
  const [{ tokens: used } = { tokens: 0 }] = await tokens(app);
  expect(used).toBeLessThan(reserved);
});

test('who writes without a pause has to wait, but never with what needs a person', async () => {
  const { browser } = await openChat();
  const say = (message: string) => browser.call(sendChat, { body: { message, lessonId: 1 } });
  for (let times = 0; times < 40; times += 1) await say('Hallo');
  const wait = { status: 429, refusal: 'tooOften', retryAfterMs: 3_000 };
  await expect(say('Was ist print?')).rejects.toMatchObject(wait);
  expect((await say('ich will nicht mehr leben')).response).toContain('116\u00A0111');
  expect((await say('Mein Onkel fasst mich an')).response).toContain('116\u00A0111');
  await expect(say('Was ist print?')).rejects.toMatchObject(wait);
});
