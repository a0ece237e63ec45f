import type { Files, GoalResult } from '@hbg/contract/units';
import type { Ending, LearnerFile, Printed, RunResult, UnitCheck } from '../protocol.ts';
import type { Step } from '../steps/recording.ts';
import { StepReader } from '../steps/step-reader.ts';
import type { EngineAddress, FromWorker, Trial } from './messages.ts';
import { PythonWorker } from './python-worker.ts';

export type EngineState =
  | { readonly kind: 'waiting' }
  /** `share` of the download, 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string };

export type RunHooks = {
  readonly onPrinted?: (printed: readonly Printed[]) => void;
  /** The program waits for a line; `answer` of the run brings it. */
  readonly onAsk?: () => void;
  /** With a promise: the program draws on when it can be seen. */
  readonly onDraw?: (commands: string) => Promise<void> | void;
  /** The program has neither printed nor waited for a minute; it goes on until it is stopped. */
  readonly onSilent?: () => void;
  /** Who listens to this has the program recorded: each line before it runs, and its end. */
  readonly onStep?: (step: Step) => void;
  /** There were too many lines; the program ends here. */
  readonly onCut?: () => void;
  /** Of a check, the goals in their order. */
  readonly onJudged?: (result: GoalResult) => void;
  /** The check itself has failed, not the program. */
  readonly onBug?: (report: string) => void;
};

export type Run = {
  readonly result: Promise<RunResult>;
  readonly stop: () => void;
  readonly answer: (line: string) => void;
  readonly sendEvent: (event: string) => void;
};

type CurrentRun = {
  readonly id: number;
  readonly code: string;
  readonly hooks: RunHooks;
  readonly trial: Trial | null;
  readonly data: Files;
  readonly start: number;
  readonly settle: (result: RunResult) => void;
  readonly steps: StepReader;
  output: string;
  isLate: boolean;
};

export type EngineOptions = {
  readonly engine: EngineAddress;
  readonly createWorker: () => Worker;
  /** A second Python stands by for the moment when the first has to be ended. */
  readonly hasSpare: boolean;
  readonly silentAfterMs?: number;
};

const killAfterMs = 300;
const calmMs = 1_000;
const longestTrialMs = 5_000;
/** It runs a program several times, and each run has its own limit. */
const longestCheckMs = 20_000;
const longestAnswer = 10_000;

/** Python in the browser: one program at a time, and soon an interpreter again after a crash. */
export class PythonEngine {
  readonly #options: EngineOptions;
  readonly #listeners = new Set<() => void>();
  #state: EngineState = { kind: 'waiting' };
  #worker: PythonWorker | null = null;
  #spare: PythonWorker | null = null;
  #run: CurrentRun | null = null;
  #lastId = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #kill: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #files: readonly LearnerFile[] = [];
  #filesVersion = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  get state(): EngineState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Begins to load; does nothing when that has happened. */
  start() {
    if (this.#worker) return;
    this.#worker = this.#open();
    this.#become({ kind: 'loading', share: 0 });
  }

  /** `data` lies beside the program while it runs. */
  run(code: string, hooks: RunHooks = {}, trial: Trial | null = null, data: Files = {}): Run {
    if (!this.#worker?.isReady || this.#run) throw new Error('Python is not ready for a program.');
    const { promise, resolve } = Promise.withResolvers<RunResult>();
    const id = ++this.#lastId;
    this.#run = {
      id,
      code,
      hooks,
      trial,
      data,
      start: performance.now(),
      settle: resolve,
      steps: new StepReader(),
      output: '',
      isLate: false,
    };
    this.#begin(this.#worker, this.#run);
    return {
      result: promise,
      stop: () => this.#stop(id),
      answer: (line) => this.#answer(id, line),
      sendEvent: (event) => this.#isRunning(id) && this.#worker?.send({ kind: 'event', event }),
    };
  }

  /** Judges a program by a unit's check. Null is the result of a goal that couldn't be judged now. */
  check(
    code: string,
    unit: UnitCheck,
    onBug: (report: string) => void,
  ): Pick<Run, 'stop'> & { readonly results: Promise<readonly GoalResult[]> } {
    const judged: GoalResult[] = [];
    const hooks = { onJudged: (result: GoalResult) => judged.push(result), onBug };
    const { stop, result } = this.run(code, hooks, { judge: unit });
    const withRest = ({ kind }: RunResult) => {
      const rest = kind === 'timed-out' ? endless : unjudged;
      return Array.from({ length: unit.goals }, (_, index) => judged[index] ?? rest);
    };
    return { stop, results: result.then(withRest) };
  }

  end() {
    clearTimeout(this.#calm);
    this.#worker?.end();
    this.#spare?.end();
    this.#worker = null;
    this.#spare = null;
    this.#settle({ kind: 'stopped', error: null });
    this.#become({ kind: 'waiting' });
  }

  #begin(worker: PythonWorker, { id, code, hooks, trial, data }: CurrentRun) {
    const records = hooks.onStep !== undefined;
    worker.run({ id, code, files: this.#filesFor(worker), records, trial, data });
    this.#hearSignOfLife();
    clearTimeout(this.#deadline);
    if (trial) this.#deadline = setTimeout(() => this.#endTrial(id), longestMs(trial));
  }

  #endTrial(id: number) {
    if (this.#run?.id === id) this.#run.isLate = true;
    this.#stop(id);
  }

  #open(): PythonWorker {
    return new PythonWorker({
      engine: this.#options.engine,
      create: this.#options.createWorker,
      onMessage: (from, message) => this.#take(from, message),
      onLost: (worker) => this.#lose(worker, 'The worker has ended.'),
    });
  }

  #take(from: PythonWorker, message: FromWorker) {
    if (message.kind === 'failed') this.#lose(from, message.reason);
    else if (from !== this.#worker) return;
    else if (message.kind === 'progress') this.#become({ kind: 'loading', share: message.share });
    else if (message.kind === 'ready') this.#takeReady();
    // The next program may be on its way already: it hasn't begun.
    else if (message.kind === 'worn') this.#replaceWorker();
    else if (this.#isRunning(message.id)) this.#takeFromRun(message);
  }

  #takeReady() {
    this.#become({ kind: 'ready' });
    if (this.#run && this.#worker) this.#begin(this.#worker, this.#run);
    if (this.#options.hasSpare) this.#openSpareWhenCalm();
  }

  /** Loading takes the processor from the program that the learner is looking at. */
  #openSpareWhenCalm() {
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => {
      if (this.#run) this.#openSpareWhenCalm();
      else this.#spare ??= this.#open();
    }, calmMs);
  }

  #takeFromRun(message: Extract<FromWorker, { id: number }>) {
    this.#hearSignOfLife(message.kind === 'waits' ? message.ms : 0);
    if (message.kind === 'printed') this.#print(message.printed);
    else if (message.kind === 'draws') void this.#draw(message);
    else if (message.kind === 'asks') this.#ask();
    else if (message.kind === 'full') this.#killSoon('output-limit');
    else if (message.kind === 'step') this.#takeStep(message.step);
    else if (message.kind === 'cut') this.#cut();
    else if (message.kind === 'judged') this.#run?.hooks.onJudged?.(message.result);
    else if (message.kind === 'bug') this.#run?.hooks.onBug?.(message.report);
    else if (message.kind === 'ended') this.#takeEnd(message);
  }

  #takeStep(text: string) {
    const { steps, hooks } = this.#run ?? {};
    const step = hooks?.onStep && steps?.read(text);
    if (step) hooks.onStep?.(step);
    else if (this.#worker) this.#lose(this.#worker, 'It tells what no program does.');
  }

  #cut() {
    this.#run?.hooks.onCut?.();
    this.#killSoon('stopped');
  }

  #print(printed: readonly Printed[]) {
    if (this.#run) this.#run.output += printed.map(({ text }) => text).join('');
    this.#run?.hooks.onPrinted?.(printed);
  }

  async #draw({ id, commands }: Extract<FromWorker, { kind: 'draws' }>) {
    await this.#run?.hooks.onDraw?.(commands);
    if (this.#isRunning(id)) this.#worker?.send({ kind: 'painted' });
  }

  #ask() {
    clearTimeout(this.#silence);
    this.#run?.hooks.onAsk?.();
  }

  #answer(id: number, line: string) {
    if (!this.#isRunning(id)) return;
    this.#hearSignOfLife();
    this.#worker?.send({ kind: 'answer', text: line.slice(0, longestAnswer) });
  }

  #stop(id: number) {
    if (!this.#isRunning(id)) return;
    this.#worker?.interrupt();
    this.#killSoon('stopped');
  }

  /** A program that doesn't end by itself now loses its worker. However often it's told to stop. */
  #killSoon(kind: 'stopped' | 'output-limit') {
    this.#kill ??= setTimeout(() => {
      this.#settle({ kind, error: null });
      this.#replaceWorker();
    }, killAfterMs);
  }

  #takeEnd({ ending, durationMs, files }: Extract<FromWorker, { kind: 'ended' }>) {
    if (files && this.#worker) {
      this.#files = files;
      this.#worker.filesVersion = ++this.#filesVersion;
    }
    this.#settle(ending, durationMs);
    // Memory that a program took is never given back, and after a crash nothing can be trusted.
    if (ending.kind === 'crashed' || ending.kind === 'out-of-memory') this.#replaceWorker();
  }

  #settle(ending: Ending, durationMs?: number) {
    clearTimeout(this.#silence);
    clearTimeout(this.#kill);
    clearTimeout(this.#deadline);
    this.#kill = undefined;
    const run = this.#run;
    this.#run = null;
    if (!run) return;
    const passed = Math.round(performance.now() - run.start);
    const told = run.isLate ? lateEnding(ending) : ending;
    run.settle({ ...told, output: run.output, durationMs: durationMs ?? passed });
  }

  #lose(worker: PythonWorker, reason: string) {
    worker.end();
    if (worker === this.#spare) this.#spare = null;
    if (worker !== this.#worker) return;
    this.#settle({ kind: 'crashed', error: null });
    if (worker.isReady) return this.#replaceWorker();
    this.#worker = null;
    this.#become({ kind: 'failed', reason });
  }

  #replaceWorker() {
    this.#worker?.end();
    this.#worker = this.#spare ?? this.#open();
    this.#spare = null;
    if (this.#worker.isReady) this.#takeReady();
    else this.#become({ kind: 'loading', share: 0 });
  }

  #filesFor(worker: PythonWorker): readonly LearnerFile[] | null {
    if (worker.filesVersion === this.#filesVersion) return null;
    worker.filesVersion = this.#filesVersion;
    return this.#files;
  }

  #isRunning(id: number): boolean {
    return this.#run?.id === id;
  }

  #hearSignOfLife(waitsMs = 0) {
    clearTimeout(this.#silence);
    const { silentAfterMs = 60_000 } = this.#options;
    this.#silence = setTimeout(() => {
      this.#run?.hooks.onSilent?.();
      this.#hearSignOfLife();
    }, silentAfterMs + waitsMs);
  }

  #become(state: EngineState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const unjudged: GoalResult = { reached: null, sentence: null };
const endless: GoalResult = { reached: false, sentence: 'Dein Programm hört nicht auf.' };

function longestMs(trial: Trial): number {
  return 'judge' in trial ? longestCheckMs : longestTrialMs;
}

/** It has been stopped because its time was over. */
function lateEnding(ending: Ending): Ending {
  return ending.kind === 'stopped' ? { kind: 'timed-out', error: ending.error } : ending;
}
