import type { RunResult } from '../protocol.ts';
import { type PoolSize, sizeForThisMachine } from './pool-size.ts';
import { inHurry, type SandboxCommand } from './sandbox-command.ts';
import { type Patience, SandboxProcess } from './sandbox-process.ts';

export type PoolState = 'starting' | 'ready' | 'failing' | 'absent';

type Options = Partial<PoolSize & Patience> & {
  /** The ways to start a process, the safest first; the first that works is kept. */
  readonly commands: readonly SandboxCommand[];
  /** Told when no process can be started, and why. */
  readonly onFailure?: (why: string) => void;
  /** Told when processes can be started only without the second wall, and why. */
  readonly onWallLost?: (why: string) => void;
};

type Answer = RunResult | 'too-busy' | 'unavailable';

/** Who presses Run. A learner may sit at several devices, and several at one. */
export type Owner = { readonly learner: string; readonly session: string };

type Job = {
  readonly code: string;
  readonly owner: Owner;
  readonly answer: (answer: Answer) => void;
};

const stopped: RunResult = { kind: 'stopped', error: null, output: '', durationMs: 0 };
const queueLimit = 100;
const queueLimitOf = { learner: 60, session: 10 };
const runsOfSession = 2;
const failuresUntilPause = 3;
const pauseMs = 5_000;

/**
 * Keeps processes ready, each for one run. Who comes when none is ready waits in a line; who has
 * programs running lets others go first, and with two of them waits until one has ended.
 */
export class SandboxPool {
  readonly #options: Options;
  readonly #size: PoolSize;
  readonly #patience: Patience;
  #commandInUse = 0;
  readonly #warm = new Set<SandboxProcess>();
  readonly #running = new Map<SandboxProcess, Job>();
  readonly #queue: Job[] = [];
  readonly #starting = new Set<SandboxProcess>();
  #failures = 0;
  #lastComplaint = '';
  #hasWorked = false;
  #isFailing = false;
  #pause: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#size = { ...sizeForThisMachine(), ...options };
    this.#patience = { wallMs: 10_000, patienceMs: 1_000, ...options };
    this.#startMissing();
  }

  get state(): PoolState {
    if (!this.#command) return 'absent';
    if (this.#isFailing) return 'failing';
    return this.#hasWorked ? 'ready' : 'starting';
  }

  /** Known when the first process has started. */
  get hasSecondWall(): boolean {
    return this.#hasWorked && (this.#command?.hasSecondWall ?? false);
  }

  /** What it's doing right now. */
  get load() {
    return {
      starting: this.#starting.size,
      warm: this.#warm.size,
      running: this.#running.size,
      waiting: this.#queue.length,
    };
  }

  /** When the signal fires, nobody waits for the result any more. */
  run(code: string, owner: Owner, signal?: AbortSignal): Promise<Answer> {
    if (!this.#command || this.#pause || this.#isStopped) return Promise.resolve('unavailable');
    if (signal?.aborted) return Promise.resolve(stopped);
    if (this.#isFullFor(owner)) return Promise.resolve('too-busy');
    return new Promise((answer) => {
      const job = { code, owner, answer };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#assign();
    });
  }

  /** Takes no more programs. Those that run may go on for a while; then they are ended. */
  stop(graceMs = 0) {
    this.#isStopped = true;
    if (this.#pause) clearTimeout(this.#pause);
    this.#failQueue();
    for (const process of [...this.#warm, ...this.#starting]) process.kill('stopped');
    this.#warm.clear();
    const endRunning = () => {
      for (const process of this.#running.keys()) process.kill('stopped');
    };
    if (graceMs > 0) setTimeout(endRunning, graceMs).unref();
    else endRunning();
  }

  get #command(): SandboxCommand | undefined {
    return this.#options.commands[this.#commandInUse];
  }

  #assign() {
    for (const process of this.#warm) {
      const job = this.#nextJob();
      if (!job) break;
      this.#warm.delete(process);
      if (process.isAlive) void this.#start(process, job);
      else this.#queue.unshift(job);
    }
    this.#startMissing();
  }

  #isFullFor(owner: Owner): boolean {
    return (
      this.#queue.length >= queueLimit ||
      count(this.#queue, 'learner', owner) >= queueLimitOf.learner ||
      count(this.#queue, 'session', owner) >= queueLimitOf.session
    );
  }

  /** Of the learner, and then of the session, with the fewest programs running. */
  #nextJob(): Job | undefined {
    const running = [...this.#running.values()];
    const runs = (of: keyof Owner, { owner }: Job) => count(running, of, owner);
    const [next] = this.#queue
      .filter((job) => runs('session', job) < runsOfSession)
      .toSorted(
        (a, b) =>
          runs('learner', a) - runs('learner', b) || runs('session', a) - runs('session', b),
      );
    if (next) this.#queue.splice(this.#queue.indexOf(next), 1);
    return next;
  }

  async #start(process: SandboxProcess, job: Job) {
    this.#running.set(process, job);
    job.answer(await process.run(job.code, this.#patience));
    this.#running.delete(process);
    this.#assign();
  }

  #drop(job: Job) {
    const index = this.#queue.indexOf(job);
    if (index !== -1) this.#queue.splice(index, 1);
    for (const [process, running] of this.#running) if (running === job) process.kill('stopped');
    job.answer(stopped);
  }

  /** Enough for who waits; when nobody does any more, the usual number. */
  #startMissing() {
    const command = this.#command;
    if (!command || this.#pause || this.#isStopped) return;
    const ready = this.#warm.size + this.#starting.size;
    const missing = (this.#queue.length || this.#size.warm) - ready;
    const free = this.#size.most - this.#running.size - ready;
    for (let left = Math.min(missing, free); left > 0; left -= 1) void this.#startOne(command);
  }

  async #startOne(command: SandboxCommand) {
    const isLineLong = this.#queue.length > this.#size.warm;
    const process = new SandboxProcess(isLineLong ? inHurry(command) : command);
    this.#starting.add(process);
    const isReady = await process.isReady();
    this.#starting.delete(process);
    if (this.#isStopped) return process.kill('stopped');
    if (!isReady) return this.#takeFailure(command, process.complaint);
    this.#takeSuccess();
    this.#warm.add(process);
    return this.#assign();
  }

  #takeSuccess() {
    if (!this.#hasWorked && this.#commandInUse > 0) {
      this.#options.onWallLost?.(this.#lastComplaint);
    }
    this.#failures = 0;
    this.#hasWorked = true;
    this.#isFailing = false;
  }

  #takeFailure(command: SandboxCommand, complaint: string) {
    if (this.#pause) return;
    if (command === this.#command) this.#countFailure(complaint);
    this.#startMissing();
  }

  #countFailure(complaint: string) {
    this.#failures += 1;
    if (this.#failures < failuresUntilPause) return;
    this.#failures = 0;
    const isLast = this.#commandInUse === this.#options.commands.length - 1;
    // A wall that this system doesn't allow, for one, must not cost the sandbox as a whole.
    if (this.#hasWorked || isLast) return this.#rest(complaint);
    this.#lastComplaint = complaint;
    this.#commandInUse += 1;
  }

  /** What has broken may be mended meanwhile: then it's tried from the safest way on. */
  #rest(complaint: string) {
    this.#isFailing = true;
    if (!this.#hasWorked) this.#commandInUse = 0;
    this.#options.onFailure?.(complaint);
    this.#failQueue();
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.#startMissing();
    }, pauseMs);
    this.#pause.unref();
  }

  #failQueue() {
    for (const job of this.#queue.splice(0)) job.answer('unavailable');
  }
}

function count(jobs: readonly Job[], of: keyof Owner, owner: Owner): number {
  return jobs.filter((job) => job.owner[of] === owner[of]).length;
}
