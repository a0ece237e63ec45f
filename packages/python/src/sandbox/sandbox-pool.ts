import { availableParallelism } from 'node:os';
import type { RunResult } from '../protocol.ts';
import type { SandboxCommand } from './sandbox-command.ts';
import { SandboxProcess } from './sandbox-process.ts';

export type PoolState = 'starting' | 'ready' | 'failing' | 'absent';

type Options = {
  /** The ways to start a process, the safest first; the first that works is kept. */
  readonly commands: readonly SandboxCommand[];
  /** So many processes are kept ready. */
  readonly warm?: number;
  /** So many there are at most, at any moment. */
  readonly most?: number;
  readonly wallMs?: number;
  /** Told when no process can be started. */
  readonly onFailure?: () => void;
};

type Answer = RunResult | 'too-busy' | 'unavailable';

type Job = {
  readonly code: string;
  readonly owner: string;
  readonly answer: (answer: Answer) => void;
};

const queueLimit = 100;
const queueLimitOfOwner = 10;
const runsOfOwner = 2;
const failuresUntilPause = 3;
const pauseMs = 5_000;

/**
 * Keeps processes ready, each for one run. Who comes when none is ready waits in a line; who has
 * two programs running is passed over until one of them ends.
 */
export class SandboxPool {
  readonly #warmTarget: number;
  readonly #most: number;
  readonly #wallMs: number;
  readonly #onFailure: () => void;
  #commands: readonly SandboxCommand[];
  readonly #warm = new Set<SandboxProcess>();
  readonly #running = new Map<SandboxProcess, Job>();
  readonly #queue: Job[] = [];
  #starting = 0;
  #failures = 0;
  #hasWorked = false;
  #pause: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor({ commands, warm, most, wallMs = 10_000, onFailure = () => {} }: Options) {
    const cores = availableParallelism();
    this.#commands = commands;
    this.#warmTarget = warm ?? Math.min(Math.max(cores, 2), 8);
    this.#most = most ?? 2 * cores + 2;
    this.#wallMs = wallMs;
    this.#onFailure = onFailure;
    this.#startMissing();
  }

  get state(): PoolState {
    if (this.#commands.length === 0) return 'absent';
    if (this.#pause) return 'failing';
    return this.#hasWorked ? 'ready' : 'starting';
  }

  get hasSecondWall(): boolean {
    return this.#commands[0]?.hasSecondWall ?? false;
  }

  /** `owner` is who presses Run; when the signal fires, nobody waits for the result any more. */
  run(code: string, owner: string, signal?: AbortSignal): Promise<Answer> {
    if (this.#commands.length === 0 || this.#pause || this.#isStopped) {
      return Promise.resolve('unavailable');
    }
    const waiting = this.#queue.filter((job) => job.owner === owner).length;
    if (this.#queue.length >= queueLimit || waiting >= queueLimitOfOwner) {
      return Promise.resolve('too-busy');
    }
    return new Promise((answer) => {
      const job = { code, owner, answer };
      this.#queue.push(job);
      signal?.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#assign();
    });
  }

  stop() {
    this.#isStopped = true;
    if (this.#pause) clearTimeout(this.#pause);
    this.#failQueue();
    for (const process of [...this.#warm, ...this.#running.keys()]) process.kill('stopped');
    this.#warm.clear();
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

  #nextJob(): Job | undefined {
    const owners = [...this.#running.values()].map(({ owner }) => owner);
    const runsOf = (owner: string) => owners.filter((other) => other === owner).length;
    const index = this.#queue.findIndex(({ owner }) => runsOf(owner) < runsOfOwner);
    return index === -1 ? undefined : this.#queue.splice(index, 1)[0];
  }

  async #start(process: SandboxProcess, job: Job) {
    this.#running.set(process, job);
    job.answer(await process.run(job.code, this.#wallMs));
    this.#running.delete(process);
    this.#assign();
  }

  #drop(job: Job) {
    const index = this.#queue.indexOf(job);
    if (index !== -1) this.#queue.splice(index, 1);
    for (const [process, running] of this.#running) if (running === job) process.kill('stopped');
    job.answer({ kind: 'stopped', error: null, output: '', durationMs: 0 });
  }

  /** Enough for who waits, and the usual number ready after that. */
  #startMissing() {
    const [command] = this.#commands;
    if (!command || this.#pause || this.#isStopped) return;
    const ready = this.#warm.size + this.#starting;
    const missing = this.#warmTarget + this.#queue.length - ready;
    const free = this.#most - this.#running.size - ready;
    for (let left = Math.min(missing, free); left > 0; left -= 1) void this.#startOne(command);
  }

  async #startOne(command: SandboxCommand) {
    this.#starting += 1;
    const process = new SandboxProcess(command);
    const isReady = await process.isReady();
    this.#starting -= 1;
    if (this.#isStopped) return process.kill('stopped');
    if (!isReady) return this.#takeFailure(command);
    this.#failures = 0;
    this.#hasWorked = true;
    this.#warm.add(process);
    return this.#assign();
  }

  #takeFailure(command: SandboxCommand) {
    if (command !== this.#commands[0]) return this.#startMissing();
    this.#failures += 1;
    if (this.#failures < failuresUntilPause) return this.#startMissing();
    this.#failures = 0;
    // A wall that this system doesn't allow, for one, must not cost the sandbox as a whole.
    if (!this.#hasWorked && this.#commands.length > 1) this.#commands = this.#commands.slice(1);
    else this.#rest();
    return this.#startMissing();
  }

  #rest() {
    this.#onFailure();
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
