import { checkProgram } from '../check/check-program.ts';
import { canSuspend, type Interpreter, type Surroundings } from '../core/interpreter.ts';
import { onBreakdown } from '../core/on-breakdown.ts';
import { snapshotFromDelta } from '../core/snapshot-delta.ts';
import { startInterpreter } from '../core/start-interpreter.ts';
import { longestTimerMs } from '../limits.ts';
import type { Ending, UnitCheck } from '../protocol.ts';
import { closeDoors } from './close-doors.ts';
import { download } from './download.ts';
import { DrawingAllowance } from './drawing-allowance.ts';
import { keepFiles } from './keep-files.ts';
import { layBeside } from './lay-beside.ts';
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

const whyNoInput =
  'Dieser Browser kann das hier nicht. Nimm Chrome oder Edge am Computer, oder eine Adresse mit https.';

/** A program that waits says so, but not more often than this. */
const signEveryMs = 1_000;
/** Then the program draws on, whatever the page does. */
const longestPaintingMs = 1_000;

const post = globalThis.postMessage.bind(globalThis);
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
  return startInterpreter({ folder, snapshot: snapshot.then(snapshotFromDelta) });
}

async function run(python: Booted, order: RunOrder) {
  const { files, shared, mailbox } = python;
  const { id, trial, records } = order;
  if (order.files) files.replaceAll(order.files);
  mailbox.empty();
  if (trial && 'judge' in trial) return judge(python, order, trial.judge);
  if (trial) return tryOut(python, order, surroundTrial(id, mailbox, trial.inputs));
  const watched = { ...surround(id, mailbox, shared), ...(records && watch(id)) };
  const takeAway = layBeside(python.interpreter.pyodide.FS, order.data);
  const { ending, durationMs } = await attempt(python, order, watched);
  if (ending.kind !== 'crashed') takeAway();
  const changed = ending.kind === 'crashed' ? null : files.readChanged();
  say({ kind: 'ended', id, durationMs, ending, files: changed });
  if (ending.kind !== 'crashed' && !python.interpreter.cleanUp()) say({ kind: 'worn' });
}

/** Files are put back when nothing of the program is left that could still write to one. */
async function tryOut({ interpreter }: Booted, order: RunOrder, surroundings: Surroundings) {
  const putBack = keepFiles(interpreter.pyodide.FS);
  layBeside(interpreter.pyodide.FS, order.data);
  const { ending, durationMs } = await attempt({ interpreter }, order, surroundings);
  const isClean = ending.kind === 'crashed' || (interpreter.cleanUp() && putBack());
  say({ kind: 'ended', id: order.id, durationMs, ending, files: null });
  if (!isClean) say({ kind: 'worn' });
}

/** All in one go: nothing in it waits. */
function judge({ interpreter, mailbox }: Booted, { id, code }: RunOrder, unit: UnitCheck) {
  const start = performance.now();
  const end = (ending: Ending) => {
    const durationMs = Math.round(performance.now() - start);
    say({ kind: 'ended', id, durationMs, ending, files: null });
  };
  try {
    const isClean = checkProgram(
      interpreter,
      { code, ...unit },
      {
        isStopped: () => mailbox.isStopped,
        onResult: (result) => say({ kind: 'judged', id, result }),
        onBug: (report) => say({ kind: 'bug', id, report }),
      },
    );
    end(mailbox.isStopped ? { kind: 'stopped', error: null } : { kind: 'finished', exitCode: 0 });
    if (!isClean) say({ kind: 'worn' });
  } catch {
    end({ kind: 'crashed', error: null });
  }
}

async function attempt(
  { interpreter }: Pick<Booted, 'interpreter'>,
  { code }: RunOrder,
  surroundings: Surroundings,
): Promise<{ ending: Ending; durationMs: number }> {
  // The interpreter reports a crash of its own here, and nobody else writes to this console.
  Object.assign(console, { error: () => interpreter.fallSilent() });
  const crashed: Ending = { kind: 'crashed', error: null };
  const start = performance.now();
  const ending = await interpreter.run(code, surroundings).catch(() => crashed);
  return { ending, durationMs: Math.round(performance.now() - start) };
}

function surround(id: number, mailbox: Mailbox, shared: SharedBox | null): Surroundings {
  const canWait = canSuspend || shared !== null;
  const waitForRoom = canWait ? () => untilPainted(mailbox) : sparingly(mailbox);
  let lastSign = -Infinity;
  const wait = <T>(take: () => T | null, ms: number) => {
    const now = performance.now();
    if (now + ms > lastSign + signEveryMs && ms <= longestTimerMs) {
      lastSign = now + ms;
      say({ kind: 'waits', id, ms });
    }
    return rest(mailbox, take, ms);
  };
  return {
    show: (printed) => say({ kind: 'printed', id, printed }),
    onLimit: () => say({ kind: 'full', id }),
    isInterrupted: () => mailbox.isStopped,
    ask: canWait
      ? () => (say({ kind: 'asks', id }), wait(mailbox.takeAnswer, Infinity))
      : whyNoInput,
    draw: (commands) => {
      say({ kind: 'draws', id, commands });
      mailbox.noteDrawn();
      return untilAwake(waitForRoom(commands), mailbox);
    },
    nextEvent: canWait ? (ms) => wait(mailbox.takeEvent, ms) : null,
    sleep: (ms) => untilAwake(wait(mailbox.takeNothing, ms), mailbox),
  };
}

function watch(id: number): Pick<Surroundings, 'onStep' | 'onLastStep'> {
  return {
    onStep: (step) => say({ kind: 'step', id, step }),
    onLastStep: () => say({ kind: 'cut', id }),
  };
}

/** Nothing is drawn, and nobody is there to be waited for. */
function surroundTrial(id: number, mailbox: Mailbox, inputs: readonly string[]): Surroundings {
  const left = inputs.values();
  return {
    show: (printed) => say({ kind: 'printed', id, printed }),
    onLimit: () => say({ kind: 'full', id }),
    isInterrupted: () => mailbox.isStopped,
    ask: () => left.next().value ?? null,
    draw: null,
    nextEvent: null,
    sleep: () => !mailbox.isStopped,
  };
}

function rest<T>(mailbox: Mailbox, take: () => T | null, ms: number) {
  return canSuspend ? mailbox.wait(take, ms) : mailbox.waitStandingStill(take, ms);
}

/** Only so much drawing is on its way. */
function untilPainted(mailbox: Mailbox) {
  return rest(mailbox, mailbox.takeRoom, longestPaintingMs);
}

/** Nobody can tell what is painted. */
function sparingly(mailbox: Mailbox) {
  const allowance = new DrawingAllowance();
  return (commands: string) => {
    const ms = allowance.pauseAfter(commands.length, performance.now());
    return rest(mailbox, mailbox.takeNothing, ms);
  };
}

function untilAwake(waited: unknown, mailbox: Mailbox): Promise<boolean> | boolean {
  const isAwake = () => !mailbox.isStopped;
  return waited instanceof Promise ? waited.then(isAwake) : isAwake();
}

function say(message: FromWorker) {
  post(message);
}
