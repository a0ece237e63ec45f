import { expect, test } from 'vitest';
import { FakeWorkers } from '../../test/fake-worker.ts';
import { DrawingAllowance } from './drawing-allowance.ts';
import { Mailbox } from './mailbox.ts';
import { PythonEngine, type RunHooks } from './python-engine.ts';

function startDrawing(hooks: RunHooks) {
  const workers = new FakeWorkers();
  const engine = new PythonEngine({
    engine: { folder: '/python/1/', snapshotBytes: 1 },
    createWorker: workers.create,
    hasSpare: false,
  });
  engine.start();
  const worker = workers.newest;
  worker.becomeReady();
  engine.run('while True: dot(5)', hooks);
  const draw = async () => {
    worker.say({ kind: 'draws', id: 1, commands: '[]' });
    await new Promise(setImmediate);
  };
  const letters = () => worker.received.flatMap((order) => ('mail' in order ? [order.mail] : []));
  return { engine, worker, draw, letters };
}

test('a program hears when the page has painted what it has drawn', async () => {
  const page = Promise.withResolvers<void>();
  const { draw, letters } = startDrawing({ onDraw: () => page.promise });
  await draw();
  expect(letters()).toEqual([]);
  page.resolve();
  await page.promise;
  await new Promise(setImmediate);
  expect(letters()).toEqual([{ kind: 'painted' }]);
});

test('where nobody paints, it hears so at once', async () => {
  const { draw, letters } = startDrawing({});
  await draw();
  await draw();
  expect(letters()).toEqual([{ kind: 'painted' }, { kind: 'painted' }]);
});

test('what is painted too late is nothing to the next program', async () => {
  const page = Promise.withResolvers<void>();
  const { engine, worker, draw, letters } = startDrawing({ onDraw: () => page.promise });
  await draw();
  const ending = { kind: 'finished', exitCode: 0 } as const;
  worker.say({ kind: 'ended', id: 1, ending, durationMs: 5, files: null });
  engine.run('pass');
  page.resolve();
  await new Promise(setImmediate);
  expect(letters()).toEqual([]);
});

test('there is room for some drawing on its way, and for more when it is painted', async () => {
  const mailbox = new Mailbox(null);
  let sent = 0;
  for (; mailbox.takeRoom() && sent < 100; sent += 1) mailbox.noteDrawn();
  expect(sent).toBeGreaterThan(1);
  expect(sent).toBeLessThan(10);
  const waiting = mailbox.wait(mailbox.takeRoom, 60_000);
  mailbox.put({ kind: 'painted' });
  expect(await waiting).toBe(true);
});

test('a program that waits for the page can be stopped', async () => {
  const mailbox = new Mailbox(null);
  while (mailbox.takeRoom()) mailbox.noteDrawn();
  const waiting = mailbox.wait(mailbox.takeRoom, 60_000);
  mailbox.put({ kind: 'stop' });
  expect(await waiting).toBeNull();
  expect(mailbox.isStopped).toBe(true);
});

test('what the last program has drawn takes no room from the next', () => {
  const mailbox = new Mailbox(null);
  while (mailbox.takeRoom()) mailbox.noteDrawn();
  mailbox.empty();
  mailbox.put({ kind: 'painted' });
  expect(mailbox.takeRoom()).toBe(true);
});

test('without word from the page an ordinary drawing does not wait, an endless one does', () => {
  const allowance = new DrawingAllowance();
  const drawFor = (seconds: number) => {
    let [now, characters] = [10_000, 0];
    while (now < 10_000 + seconds * 1_000) {
      characters += 100_000;
      now += 16 + allowance.pauseAfter(100_000, now);
    }
    return characters;
  };
  expect(allowance.pauseAfter(400_000, 9_999)).toBe(0);
  expect(drawFor(60)).toBeLessThan(60 * 600_000);
});
