import { sendChat } from '@hbg/contract/chat';
import { describe, expect, test } from 'vitest';
import { chatOf, openChat, rows, spokenRow, workshop } from '../../../test/chat.ts';
import { engines } from '../../../test/test-database.ts';
import { saveChat } from '../../ai/chat-store.ts';

describe.each(engines)('the chat on %s', (engine) => {
  test('a question is answered from the cards, and both are kept', async () => {
    const { app, ask } = await openChat(engine);
    const answer = await ask('Was ist eine Schleife?');
    expect(answer).toMatchObject({
      id: expect.any(String),
      message: 'Was ist eine Schleife?',
      response: expect.stringMatching(/schleife/i),
      timestamp: '2026-03-01T08:00:00.000Z',
      speaker: workshop,
      rung: null,
    });
    expect(await rows(app)).toMatchObject([
      {
        learner_id: 1,
        place: 'lesson:1',
        message: 'Was ist eine Schleife?',
        response: answer.response,
        model: null,
        intent: 'concept',
      },
    ]);
  });

  test('the history is that of one learner and one lesson, the oldest first', async () => {
    const { app, ask, history } = await openChat(engine);
    await ask('Was ist print?');
    await ask('Was ist ein Kommentar?');
    await ask('Was ist eine Liste?', { lessonId: 2 });
    const other = await chatOf(app, 2);
    await other.ask('Hallo');
    expect((await history()).map(({ message }) => message)).toEqual([
      'Was ist print?',
      'Was ist ein Kommentar?',
    ]);
    expect(await other.history()).toMatchObject([{ message: 'Hallo', speaker: workshop }]);
  });

  test('for the same code hints climb the ladder, for changed code they begin again', async () => {
    const { ask } = await openChat(engine);
    const rungs: (number | null)[] = [];
    for (let times = 0; times < 5; times += 1) {
      rungs.push((await ask('Gib mir einen Tipp', { code: 'print("Hallo")' })).rung);
    }
    rungs.push((await ask('Noch ein Tipp', { code: 'print("Hallo")\nprint("da")' })).rung);
    expect(rungs).toEqual([1, 2, 3, 4, 1, 1]);
  });
});

test('after a hundred messages the same is still said in several ways', async () => {
  const { app, ask } = await openChat();
  const { db } = app.context.database;
  for (let at = 100; at < 220; at += 1) await saveChat(db, { ...spokenRow, id: `${at}` });
  const said: string[] = [];
  for (let times = 0; times < 4; times += 1) said.push((await ask('danke')).response);
  expect(new Set(said).size).toBeGreaterThan(1);
});

test('an answer streams to who wants that, and ends with all of it', async () => {
  const { browser, history } = await openChat();
  const response = await browser.send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Was ist print?', lessonId: 1 }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = (await response.text()).trim().split('\n\n');
  expect(events[0]).toMatch(/^event: delta\ndata: \{"text":/);
  const [, done = ''] = /^event: done\ndata: (.+)$/.exec(events.at(-1) ?? '') ?? [];
  const [kept] = await history();
  expect(JSON.parse(done)).toEqual({ ...kept, place: null });
});

test.each([
  ['blank', { message: '   ', lessonId: 1 }, 400],
  ['too long', { message: 'a'.repeat(4_001), lessonId: 1 }, 400],
  ['about no lesson', { message: 'Hallo', lessonId: 999 }, 404],
])('a message that is %s is refused', async (_, body, status) => {
  const { app, browser } = await openChat();
  await expect(browser.call(sendChat, { body })).rejects.toMatchObject({ status });
  expect(await rows(app)).toEqual([]);
});

test('private data gets a word of advice, and the question its answer', async () => {
  const { ask } = await openChat();
  const { response } = await ask('Meine Mail ist byte@example.org. Was ist eine Variable?');
  expect(response).toMatch(/^Ein Tipp vorweg.*\n\n\*\*Variable/s);
});
