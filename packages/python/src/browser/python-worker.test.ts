import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorkers } from '../../test/fake-worker.ts';
import { SharedBox } from './mailbox.ts';
import { PythonWorker } from './python-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('crossOriginIsolated', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One whose Python stands still while it waits, and the box that it shares with us. */
function openStandingStill() {
  const workers = new FakeWorkers();
  const worker = new PythonWorker({
    engine: { folder: '/python/1/', snapshotBytes: 1 },
    create: workers.create,
    onMessage: () => {},
    onLost: () => {},
  });
  const [boot] = workers.newest.received;
  if (boot?.kind !== 'boot' || !boot.shared) throw new Error('It shares no memory.');
  workers.newest.becomeReady(true);
  return { worker, box: new SharedBox(boot.shared) };
}

const letter = (text: string) => ({ kind: 'answer', text }) as const;

test('letters arrive one by one and in their order', () => {
  const { worker, box } = openStandingStill();
  const texts = ['eins', 'zwei', 'drei'];
  for (const text of texts) worker.send(letter(text));
  const taken = texts.map(() => {
    const mail = box.take();
    vi.advanceTimersByTime(10);
    return mail;
  });
  expect(taken).toEqual(texts.map(letter));
  expect(box.take()).toBeNull();
});

test('the letters of one program do not reach the next', () => {
  const { worker, box } = openStandingStill();
  worker.send(letter('eins'));
  worker.send(letter('zwei'));
  worker.interrupt();
  worker.run({ id: 2, code: 'input()', files: null, records: false, trial: null, data: {} });
  vi.advanceTimersByTime(100);
  expect(box.take()).toBeNull();
  expect(box.isInterrupted).toBe(false);
});

test('an ended worker is written to no more', () => {
  const { worker } = openStandingStill();
  worker.send(letter('eins'));
  worker.send(letter('zwei'));
  worker.end();
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
});
