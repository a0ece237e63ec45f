import { canSuspend, type Interpreter, type Surroundings } from '../core/interpreter.ts';
import { onBreakdown } from '../core/on-breakdown.ts';
import { startInterpreter } from '../core/start-interpreter.ts';
import { longestTimerMs } from '../limits.ts';
import type { Ending } from '../protocol.ts';
import { download } from './download.ts';
import { Mailbox, SharedBox } from './mailbox.ts';
import type { EngineAddress, FromWorker, ToWorker } from './messages.ts';
import { SessionFiles } from './session-files.ts';

type Booted = {
  readonly interpreter: Interpreter;
  readonly files: SessionFiles;
  readonly shared: SharedBox | null;
  readonly mailbox: Mailbox;
};

type RunOrder = Extract<ToWorker, { kind: 'run' }>;

/** A program that waits for longer than this says so. */
const longWaitMs = 1_000;

let booted: Booted | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'boot') void boot(data.engine, data.shared);
  else if (data.kind === 'run' && booted) void run(booted, data);
  else if (data.kind === 'mail') booted?.mailbox.put(data.mail);
});

async function boot(engine: EngineAddress, memory: SharedArrayBuffer | null) {
  try {
    const interpreter = await load(engine);
    const shared = memory && new SharedBox(memory);
    const files = new SessionFiles(interpreter.pyodide.FS);
    booted = { interpreter, files, shared, mailbox: new Mailbox(shared) };
    onBreakdown(() => say({ kind: 'failed', reason: 'The interpreter broke down.' }));
    closeDoors();
    say({ kind: 'ready', standsStill: !canSuspend });
  } catch (error) {
    say({ kind: 'failed', reason: String(error) });
  }
}

function load({ folder, snapshotBytes }: EngineAddress): Promise<Interpreter> {
  const snapshot = download(`${folder}snapshot.delta`, snapshotBytes, (share) =>
    say({ kind: 'progress', share }),
  );
  // Its failure is told by whoever waits for it, and when nobody does any more, it's no news.
  snapshot.catch(() => {});
  return startInterpreter({ folder, snapshot, isDelta: true });
}

/** What a program must not reach, should it ever find its way out of Python: the family's server. */
function closeDoors() {
  const doors = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'];
  const stores = ['indexedDB', 'caches', 'BroadcastChannel', 'Worker', 'importScripts'];
  for (const name of [...doors, ...stores]) {
    Object.defineProperty(globalThis, name, { value: undefined });
  }
}

async function run({ interpreter, files, shared, mailbox }: Booted, order: RunOrder) {
  const { id, code } = order;
  if (order.files) files.replaceAll(order.files);
  mailbox.empty();
  const start = performance.now();
  const surroundings = surround(id, mailbox, shared);
  const ending = await attempt(interpreter, code, surroundings);
  const durationMs = Math.round(performance.now() - start);
  say({
    kind: 'ended',
    id,
    durationMs,
    ending,
    files: ending.kind === 'crashed' ? null : files.readChanged(),
  });
  if (ending.kind !== 'crashed' && !interpreter.cleanUp()) say({ kind: 'worn' });
}

async function attempt(interpreter: Interpreter, code: string, surroundings: Surroundings) {
  // The interpreter reports a crash of its own here, and nobody else writes to this console.
  Object.assign(console, { error: () => interpreter.fallSilent() });
  const crashed: Ending = { kind: 'crashed', error: null };
  return interpreter.run(code, surroundings).catch(() => crashed);
}

function surround(id: number, mailbox: Mailbox, shared: SharedBox | null): Surroundings {
  const canWait = canSuspend || shared !== null;
  const wait = <T>(take: () => T | null, ms: number) => {
    if (ms > longWaitMs && ms <= longestTimerMs) say({ kind: 'waits', id, ms });
    return canSuspend ? mailbox.wait(take, ms) : mailbox.waitStandingStill(take, ms);
  };
  return {
    show: (printed) => say({ kind: 'printed', id, printed }),
    onLimit: () => say({ kind: 'full', id }),
    isInterrupted: () => mailbox.isStopped,
    ask: canWait ? () => (say({ kind: 'asks', id }), wait(mailbox.takeAnswer, Infinity)) : null,
    draw: (commands) => say({ kind: 'draws', id, commands }),
    nextEvent: (ms) => wait(mailbox.takeEvent, ms),
    sleep: (ms) => untilAwake(wait(mailbox.takeNothing, ms), mailbox),
  };
}

function untilAwake(waited: Promise<null> | null, mailbox: Mailbox): Promise<boolean> | boolean {
  return waited ? waited.then(() => !mailbox.isStopped) : !mailbox.isStopped;
}

function say(message: FromWorker) {
  globalThis.postMessage(message);
}
