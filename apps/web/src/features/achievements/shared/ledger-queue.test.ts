import { expect, test, vi } from 'vitest';
import { fakeServer, sessionOf } from '../../../../testing/fake-server.ts';
import { beginLesson, complete } from './complete.ts';
import { entryKey, hasWork, waitingEntries } from './ledger-entries.ts';
import { send, sendWaiting } from './ledger-queue.ts';
import { noteRepair, noteWork } from './note-activity.ts';

const completions = 'POST /api/completions';
const progress = 'POST /api/progress';
const activity = 'POST /api/activity';
const how = { reached: [true], quiz: null, hints: 0, hadSolution: false, minutes: 3 };
const brought = { xp: 10, badges: [], level: null, points: 8 };
const kept = () => Response.json({ completion: {}, brought });
const saved = () => Response.json({ completed: true, score: 100, codeSubmitted: '', brought });
const noted = () => new Response(null, { status: 204 });

function textOf(unit: string): string {
  const made = { id: crypto.randomUUID(), madeAt: '2026-03-01T08:00:00.000Z' };
  return JSON.stringify({ kind: 'completion', unit, code: null, evidence: { ...made, ...how } });
}

function unitIn(text = ''): string {
  return /"unit":"(.*?)"/.exec(text)?.[1] ?? '';
}

/** The units that are told of from now on, in their order. */
function unitsSent(answer: () => Response | Promise<Response>): string[] {
  const units: string[] = [];
  fakeServer({
    [completions]: (body) => {
      units.push(unitIn(JSON.stringify(body)));
      return answer();
    },
  });
  return units;
}

test('a unit that is done is told once, with what it has brought', async () => {
  const sent = fakeServer({ [completions]: kept });
  expect(await complete('1', 'ki/obst', how)).toEqual(brought);
  expect(sent).toMatchObject([{ call: completions, body: { unit: 'ki/obst', ...how } }]);
  expect(waitingEntries('1')).toEqual([]);
});

test('a task waits like all else, and tells what its exam has brought', async () => {
  const made = { id: crypto.randomUUID(), madeAt: '2026-03-01T08:00:00.000Z' };
  const exam = { id: crypto.randomUUID(), unit: 'python-mastery/pruefung-schleifen' };
  const how = { isRight: true, isHelped: false, isReview: false, exam };
  const tried = { ...made, unit: 'python-mastery/range-genau', number: 2, variant: 7, ...how };
  const key = entryKey('1', made.madeAt, made.id);
  fakeServer({});
  expect(await send('1', key, { kind: 'kata', tried })).toBeNull();
  expect(hasWork('1')).toBe(true);
  const sent = fakeServer({ 'POST /api/katas': () => Response.json({ standing: {}, brought }) });
  await sendWaiting('1');
  expect(sent).toMatchObject([{ call: 'POST /api/katas', body: tried }]);
  expect(waitingEntries('1')).toEqual([]);
});

test('a lesson is handed in with its program, as soon as its goals are known', async () => {
  const sent = fakeServer({ [progress]: saved });
  const begun = beginLesson('1', 3, 'print(1)');
  expect(hasWork('1')).toBe(true);
  expect(await begun.finish(how)).toEqual(brought);
  const body = { lessonId: 3, completed: true, score: 100, codeSubmitted: 'print(1)' };
  expect(sent).toMatchObject([{ call: progress, body: { ...body, evidence: how } }]);
});

test('where the goals stay unknown the lesson is done all the same', async () => {
  const sent = fakeServer({ [progress]: saved });
  await beginLesson('1', 3, 'print(1)').finish(null);
  expect(sent[0]?.body).not.toHaveProperty('evidence');
});

test('without a network all waits, for its own learner, and goes in its order', async () => {
  fakeServer({});
  expect(await complete('1', 'ki/obst', how)).toBeNull();
  await noteRepair('1', 'ki/obst');
  const sent = fakeServer({ [completions]: kept, [activity]: noted });
  expect(await sendWaiting('2')).toBe(true);
  expect(sent).toEqual([]);
  await sendWaiting('1');
  expect(sent.map(({ call }) => call).toSorted()).toEqual([activity, completions]);
  await sendWaiting('1');
  expect(sent).toHaveLength(2);
});

test('what comes in while others go, here or in another tab, goes as well', async () => {
  fakeServer({});
  for (const unit of ['weg/1', 'weg/2']) await complete('1', unit, how);
  const slow = Promise.withResolvers<Response>();
  const sent = unitsSent(async () => (await slow.promise).clone());
  const sending = sendWaiting('1');
  const more = complete('1', 'weg/3', how);
  localStorage.setItem('ledger/1/2020-01-01/x', textOf('weg/4'));
  slow.resolve(kept());
  expect(await sending).toBe(true);
  expect(await more).toEqual(brought);
  expect(sent.toSorted()).toEqual(['weg/1', 'weg/2', 'weg/3', 'weg/4']);
  expect(waitingEntries('1')).toEqual([]);
});

test('what another tab has sent or changed meanwhile goes as it is by then', async () => {
  fakeServer({});
  for (const unit of ['weg/1', 'weg/2', 'weg/3']) await complete('1', unit, how);
  // Made in one moment, they stand in any order.
  const [first, second, third] = waitingEntries('1');
  const sent = unitsSent(() => {
    localStorage.removeItem(second?.key ?? '');
    if (waitingEntries('1').length > 1) localStorage.setItem(third?.key ?? '', textOf('weg/neu'));
    return kept();
  });
  await sendWaiting('1');
  expect(sent).toEqual([unitIn(first?.text), 'weg/neu']);
});

test('in a long queue no entry is read more often than in a short one', async () => {
  const readings: number[] = [];
  for (const length of [3, 30]) {
    fakeServer({});
    for (let unit = 1; unit <= length; unit += 1) await complete('1', `weg/${unit}`, how);
    fakeServer({ [completions]: kept });
    const read = vi.spyOn(Storage.prototype, 'getItem');
    await sendWaiting('1');
    readings.push(read.mock.calls.length / length);
    read.mockRestore();
  }
  expect(readings[1]).toBe(readings[0]);
});

test('what the server will never take does not hold up the rest', async () => {
  fakeServer({});
  await complete('1', 'weg/1', how);
  await complete('1', 'ki/obst', how);
  const sent = fakeServer({
    [completions]: (body) =>
      JSON.stringify(body).includes('weg/1') ? new Response('Nein.', { status: 404 }) : kept(),
  });
  expect(await sendWaiting('1')).toBe(true);
  expect(sent).toHaveLength(2);
});

test('what becomes known of a lesson while it is on its way is told as well', async () => {
  const slow = Promise.withResolvers<Response>();
  fakeServer({ [progress]: () => slow.promise });
  const begun = beginLesson('1', 3, 'print(1)');
  const first = sendWaiting('1');
  const sent = fakeServer({ [progress]: saved });
  const finished = begun.finish(how);
  slow.resolve(saved());
  await first;
  expect(await finished).toEqual(brought);
  expect(sent).toMatchObject([{ body: { evidence: how } }]);
});

test('of a lesson that is done again only the last program waits', async () => {
  fakeServer({});
  await beginLesson('1', 3, 'erst').finish(how);
  await beginLesson('1', 3, 'besser').finish(how);
  const codes = waitingEntries('1').map(({ entry }) => entry.kind === 'completion' && entry.code);
  expect(new Set(codes)).toEqual(new Set(['', 'besser']));
});

test('what a page of an earlier version has left waiting is still sent', async () => {
  localStorage.setItem('completed/1/7', 'print(7)');
  expect(hasWork('1')).toBe(true);
  const sent = fakeServer({ [progress]: saved });
  await sendWaiting('1');
  const body = { lessonId: 7, completed: true, score: 100, codeSubmitted: 'print(7)' };
  expect(sent).toEqual([{ call: progress, body }]);
  expect(waitingEntries('1')).toEqual([]);
});

test('minutes that follow each other wait as one, up to a quarter of an hour', async () => {
  fakeServer({});
  const start = Date.parse('2026-03-01T08:00:00Z');
  for (let minute = 1; minute <= 16; minute += 1)
    await noteWork('1', 'ki/obst', 1, start + minute * 60_000);
  await noteWork('1', 'ki/obst', 1, start + 30 * 60_000);
  const minutes = waitingEntries('1').map(
    ({ entry }) => entry.kind === 'activity' && entry.activity.minutes,
  );
  expect(minutes).toEqual([15, 1, 1]);
});

test('of too much that waits minutes go first', async () => {
  fakeServer({});
  await complete('1', 'ki/obst', how);
  const start = Date.parse('2026-03-01T08:00:00Z');
  const old = Array.from({ length: 499 }, (_, at) => new Date(start + at * 120_000).toISOString());
  for (const madeAt of old) {
    const noted = {
      id: crypto.randomUUID(),
      kind: 'repaired',
      unit: 'ki/obst',
      minutes: 0,
      madeAt,
    };
    const entry = { kind: 'activity', activity: noted };
    localStorage.setItem(`ledger/1/${madeAt}/${noted.id}`, JSON.stringify(entry));
  }
  await noteRepair('1', 'ki/obst');
  const waiting = waitingEntries('1');
  expect(waiting).toHaveLength(500);
  expect(waiting.filter(({ entry }) => entry.kind === 'completion')).toHaveLength(1);
  expect(waiting[0]?.key).toContain(old[1] ?? '');
});

test('what one learner has done waits while another one is logged in', async () => {
  fakeServer({
    'GET /api/user': () => Response.json({ id: 2, name: 'Wer da ist' }),
    [completions]: sessionOf('2', kept),
  });
  expect(await complete('1', 'ki/obst', how)).toBeNull();
  expect(hasWork('1')).toBe(true);
});

test('rubbish in the storage is nothing that waits', () => {
  localStorage.setItem('ledger/1/a/b', '{"kind":"completion"}');
  localStorage.setItem('ledger/1/a/c', 'quatsch');
  expect(waitingEntries('1')).toEqual([]);
});

test('an answer to a maths task waits like the rest, and is not let go for room', async () => {
  fakeServer({});
  const made = { id: crypto.randomUUID(), madeAt: '2026-03-01T08:00:00.000Z' };
  const answer = { ...made, kind: 'A1', seed: 7, level: 1, typed: '12', byProgram: false };
  await send('1', entryKey('1', made.madeAt, made.id), { kind: 'maths', answer });
  expect(hasWork('1')).toBe(true);
  for (let count = 1; count <= 502; count += 1) await noteRepair('1', 'weg/1');
  expect(waitingEntries('1')).toHaveLength(500);
  const [first] = waitingEntries('1');
  expect(first?.entry).toEqual({ kind: 'maths', answer });
  const sent = fakeServer({
    'POST /api/maths/answers': () => Response.json({ isRight: true, points: 10 }),
    [activity]: noted,
  });
  await sendWaiting('1');
  expect(sent[0]).toEqual({ call: 'POST /api/maths/answers', body: answer });
  expect(hasWork('1')).toBe(false);
});
