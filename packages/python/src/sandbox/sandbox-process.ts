import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import type { Ending, Printed, RunResult } from '../protocol.ts';
import { type Order, type Report, readReport } from './messages.ts';
import { isTooLarge } from './process-memory.ts';
import { lowPriority, type SandboxCommand } from './sandbox-command.ts';

const watchEveryMs = 200;
const startWithinMs = 30_000;
/** A program's output is limited inside; only one that broke out of its interpreter reports more. */
const maxReportCharacters = 8 * 1024 * 1024;

const maxComplaintCharacters = 500;

type Cut = 'timed-out' | 'out-of-memory' | 'stopped' | 'crashed';

/** So long a program may run, and so long after that its end is waited for before it is killed. */
export type Patience = { readonly wallMs: number; readonly patienceMs: number };

/** One process that runs one program and ends. */
export class SandboxProcess {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #printed: Printed[] = [];
  #onReady: () => void = () => {};
  #reportedCharacters = 0;
  #ending: Ending | null = null;
  #cut: Cut = 'crashed';
  #complaint = '';

  constructor({ program, args, env, cwd }: SandboxCommand) {
    // In a group of its own: a Ctrl-C at the terminal is for the server, which lets it finish.
    const detached = process.platform !== 'win32';
    this.#child = spawn(program, args, { env, cwd, detached, stdio: 'pipe' });
    this.#closed = once(this.#child, 'close').catch(() => {});
    if (process.platform === 'win32') lowerPriority(this.#child.pid);
    this.#child.on('error', (error) => (this.#complaint = error.message));
    this.#child.stdin?.on('error', () => {});
    this.#listen();
  }

  /** The end of what it wrote about itself. A program that runs in it writes elsewhere. */
  get complaint(): string {
    return this.#complaint.trim();
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** False when it ended instead. */
  async isReady(): Promise<boolean> {
    const ready = new Promise<true>((resolve) => (this.#onReady = () => resolve(true)));
    const late = setTimeout(() => this.kill('crashed'), startWithinMs);
    const isReady = await Promise.race([ready, this.#closed.then(() => false)]);
    clearTimeout(late);
    return isReady;
  }

  async run(code: string, { wallMs, patienceMs }: Patience): Promise<RunResult> {
    const start = performance.now();
    const late = setTimeout(() => this.kill('timed-out'), wallMs + patienceMs);
    const watch = setInterval(() => this.#watchMemory(), watchEveryMs);
    const order: Order = { code, wallMs };
    this.#child.stdin?.end(JSON.stringify(order));
    await this.#closed;
    clearTimeout(late);
    clearInterval(watch);
    return {
      ...(this.#ending ?? { kind: this.#cut, error: null }),
      output: this.#printed.map(({ text }) => text).join(''),
      durationMs: Math.round(performance.now() - start),
    };
  }

  /** It and all that belongs to it; a run that is under way ends for this reason. */
  kill(reason: Cut) {
    this.#cut = reason;
    this.#child.kill('SIGKILL');
  }

  #listen() {
    const { stdout, stderr } = this.#child;
    if (!stdout || !stderr) return;
    stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#complaint = (this.#complaint + chunk).slice(-maxComplaintCharacters);
    });
    stdout.setEncoding('utf8').on('data', (chunk: string) => this.#count(chunk.length));
    splitLines(stdout, (line) => this.#take(readReport(line)));
  }

  #count(characters: number) {
    this.#reportedCharacters += characters;
    if (this.#reportedCharacters > maxReportCharacters) this.kill('crashed');
  }

  #take(report: Report | null) {
    if (report?.kind === 'ready') this.#onReady();
    else if (this.#ending || !report) this.kill('crashed');
    else if (report.kind === 'printed') this.#print(report.printed);
    else this.#end(report.ending);
  }

  /** One by one: what a program sends may be more than a call can take. */
  #print(printed: readonly Printed[]) {
    for (const piece of printed) this.#printed.push(piece);
  }

  /** The learner waits for the answer, not for the process to fold itself up. */
  #end(ending: Ending) {
    this.#ending = ending;
    this.#child.kill('SIGKILL');
  }

  #watchMemory() {
    if (isTooLarge(this.#child.pid)) this.kill('out-of-memory');
  }
}

/** By newlines alone: Node's own reader takes characters that a program may print for line ends. */
function splitLines(stream: Readable, take: (line: string) => void) {
  let begun = '';
  stream.on('data', (chunk: string) => {
    const [first = '', ...rest] = chunk.split('\n');
    begun += first;
    for (const next of rest) {
      take(begun);
      begun = next;
    }
  });
}

function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // Already ended, or not allowed on this system: it runs all the same.
  }
}
