import type { ErrorFacts } from '@hbg/contract/execution';
import type { PyodideAPI } from 'pyodide';
import type { PyCallable, PyProxy } from 'pyodide/ffi';
import { longestTimerMs } from '../limits.ts';
import type { Ending, Printed } from '../protocol.ts';
import { limitFiles } from './limit-files.ts';
import { OutputSink } from './output-sink.ts';
import { protectStack } from './stack.ts';
import { StepSink } from './step-sink.ts';

/** What the program's surroundings do for it. With a promise as answer, its stack is put aside. */
export type Surroundings = {
  readonly show: (printed: Printed[]) => void;
  /** The program has printed all that it may; it is being interrupted. */
  readonly onLimit?: () => void;
  /** Null when the program is to stop. A text, where nobody can be asked, says so to the learner. */
  readonly ask: (() => Promise<string | null> | string | null) | string;
  /** False when the program is to stop. */
  readonly sleep: (ms: number) => Promise<boolean> | boolean;
  /** Drawing commands as JSON; null where nobody can see them. False when the program is to stop. */
  readonly draw: ((commands: string) => Promise<boolean> | boolean) | null;
  /** The next event of the drawing as JSON, or null: after this time, or because it is to stop. */
  readonly nextEvent: ((ms: number) => Promise<string | null> | string | null) | null;
  /** Asked many times a second while the program computes: is it to be interrupted? */
  readonly isInterrupted: () => boolean;
  /** Where somebody wants to see the program line by line: each step, as JSON. */
  readonly onStep?: (step: string) => void;
  /** No more steps fit; the program is being interrupted, and nothing more is heard of it. */
  readonly onLastStep?: () => void;
};

export type CheckSurroundings = {
  readonly isStopped: () => boolean;
  readonly tell: (verdict: Verdict) => void;
  /** Files are as at the beginning again, and these lie beside the program. */
  readonly layOut: (files: Readonly<Record<string, string>>) => void;
};

/** Of one goal; `bug` where the check itself has failed. */
export type Verdict = {
  readonly reached: boolean | null;
  readonly sentence: string | null;
  readonly bug: string | null;
};

const interruptSignal = 2;
/** A program may catch an interrupt; then it gets another. */
const interruptAgainMs = 100;

/** One Python, ready to run programs one after the other. */
export class Interpreter {
  readonly pyodide: PyodideAPI;
  readonly #run: PyCallable;
  readonly #check: PyCallable;
  readonly #startOver: PyProxy;
  readonly #isIntact: PyCallable;
  #isToEnd: () => boolean = () => false;
  #sink: OutputSink | null = null;
  #steps: StepSink | null = null;
  #isLearnersCode = false;
  #lastInterrupt = -Infinity;

  constructor(pyodide: PyodideAPI) {
    this.pyodide = pyodide;
    this.#run = pyodide.pyimport('hbg.run').run;
    this.#check = pyodide.pyimport('hbg_check.goals').check;
    this.#startOver = pyodide.pyimport('hbg.start_over');
    this.#isIntact = pyodide.pyimport('hbg.seal').take_check();
    limitFiles(pyodide.FS);
    this.#connectOutput();
    this.#listenForInterrupts();
  }

  async run(code: string, surroundings: Surroundings): Promise<Ending> {
    this.#isToEnd = surroundings.isInterrupted;
    const sink = new OutputSink(surroundings);
    this.#sink = sink;
    this.#steps = this.#openSteps(surroundings, sink);
    this.#lastInterrupt = -Infinity;
    try {
      const host = { ...this.#hostFor(surroundings, sink), ...recordingFor(this.#steps) };
      const report = canSuspend ? this.#run.callPromising(code, host) : this.#run(code, host);
      const ending: Ending = JSON.parse(await report);
      if (this.#steps?.isFull && ending.kind !== 'out-of-memory') return cutOff;
      return sink.isFull ? { kind: 'output-limit', error: errorOf(ending) } : ending;
    } finally {
      sink.end();
      this.#isLearnersCode = false;
    }
  }

  /**
   * Lets the functions of a check run a program. Nothing in it waits, so it's done when this returns.
   * False where the program has taken all memory.
   */
  check(
    { code, check, goals }: { code: string; check: string; goals: number },
    surroundings: CheckSurroundings,
  ): boolean {
    let deadline = Infinity;
    const isLate = () => performance.now() >= deadline;
    this.#isToEnd = () => isLate() || surroundings.isStopped();
    this.fallSilent();
    this.#steps = null;
    const isSound: unknown = this.#check(code, check, goals, {
      begin: () => {
        protectStack(this.pyodide, false);
        this.#isLearnersCode = true;
      },
      end: () => {
        this.#isLearnersCode = false;
      },
      allow: (ms: number) => {
        deadline = performance.now() + ms;
        this.#lastInterrupt = -Infinity;
      },
      isLate,
      isStopped: surroundings.isStopped,
      tell: (verdict: string) => surroundings.tell(JSON.parse(verdict)),
      layOut: (files: string) => surroundings.layOut(JSON.parse(files)),
    });
    return isSound === true;
  }

  /** After a crash the interpreter prints its own inside: that isn't the program's output. */
  fallSilent() {
    this.#sink = null;
  }

  /** Takes away what a program has left behind, files excepted; false when that can't be done. */
  cleanUp(): boolean {
    try {
      return this.#startOver.clean_up() === true && this.#isIntact() === true;
    } catch {
      return false;
    }
  }

  #openSteps({ onStep, onLastStep }: Surroundings, sink: OutputSink) {
    if (!onStep) return null;
    return new StepSink({
      // What the lines before have printed is seen before this one.
      show: (step) => (sink.show(), onStep(step)),
      onFull: () => {
        this.fallSilent();
        onLastStep?.();
      },
    });
  }

  #hostFor({ ask, sleep, draw, nextEvent }: Surroundings, sink: OutputSink) {
    return {
      /** Only between these two may an interrupt come: anywhere else it would hit our own code. */
      begin: () => {
        protectStack(this.pyodide, canSuspend);
        this.#isLearnersCode = true;
      },
      end: () => {
        this.#isLearnersCode = false;
        // Tidying up takes longer than most programs, and somebody waits for what they print.
        sink.show();
      },
      suspends: canSuspend,
      whyNoInput: typeof ask === 'string' ? ask : '',
      canDraw: draw !== null,
      ask: () => (sink.show(), answer(typeof ask === 'string' ? null : ask())),
      sleep: (ms: number) => (sink.show(), answer(sleep(Math.min(ms, longestTimerMs)))),
      draw: (commands: string) => answer(draw?.(commands) ?? true),
      nextEvent: (ms: number) => (sink.show(), answer(nextEvent?.(ms) ?? null)),
    };
  }

  #connectOutput() {
    for (const [stream, connect] of [
      ['out', this.pyodide.setStdout],
      ['err', this.pyodide.setStderr],
    ] as const) {
      connect({
        write: (bytes) => {
          this.#sink?.write(stream, bytes);
          return bytes.length;
        },
      });
    }
  }

  /**
   * Python looks into this buffer every few dozen jumps. That is also the only moment at which a
   * busy program lets us do something: to show what it has printed.
   */
  #listenForInterrupts() {
    const buffer = new Proxy(new Uint8Array(1), {
      get: (target, key) => (key === '0' ? this.#tick() : Reflect.get(target, key)),
      set: () => true,
    });
    this.pyodide.setInterruptBuffer(buffer);
  }

  #tick(): number {
    this.#sink?.showSoon();
    if (!this.#isLearnersCode || !this.#isInterrupted()) return 0;
    const now = performance.now();
    if (now - this.#lastInterrupt < interruptAgainMs) return 0;
    this.#lastInterrupt = now;
    return interruptSignal;
  }

  #isInterrupted(): boolean {
    const isFull = (this.#sink?.isFull ?? false) || (this.#steps?.isFull ?? false);
    return isFull || this.#isToEnd();
  }
}

const cutOff: Ending = { kind: 'stopped', error: null };

function recordingFor(steps: StepSink | null) {
  return {
    records: steps !== null,
    step: (step: string) => steps?.take(step) ?? true,
    lastStep: (step: string) => steps?.takeLast(step),
  };
}

/** Where the program was, if its ending tells. */
export function errorOf(ending: Ending): ErrorFacts | null {
  return 'error' in ending ? ending.error : null;
}

/** Where Python waits for promises, it is given nothing else. */
function answer<T>(given: Promise<T | null> | T | null) {
  return canSuspend ? Promise.resolve(given).then(orNone) : orNone(given);
}

/** Python knows `undefined` as None, and `null` as something else. */
function orNone<T>(given: T | null): T | undefined {
  return given ?? undefined;
}

/** Stack switching: Python can wait for a promise in the middle of a call. */
export const canSuspend = 'Suspending' in WebAssembly;
