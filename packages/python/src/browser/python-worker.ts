import { createSharedMemory, SharedBox } from './mailbox.ts';
import type { EngineAddress, FromWorker, Mail, ToWorker } from './messages.ts';
import { readMessage } from './read-message.ts';

type Options = {
  readonly engine: EngineAddress;
  readonly create: () => Worker;
  readonly onMessage: (from: PythonWorker, message: FromWorker) => void;
  /** The worker has ended without a word, or says what it may not say. */
  readonly onLost: (worker: PythonWorker) => void;
};

const retryMs = 4;

/** One worker with one Python in it. */
export class PythonWorker {
  readonly #worker: Worker;
  readonly #shared: SharedBox | null;
  #standsStill = false;
  #unsent: Mail[] = [];
  /** Which state of the session's files this worker has. */
  filesVersion = 0;
  isReady = false;

  constructor({ engine, create, onMessage, onLost }: Options) {
    this.#worker = create();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.kind === 'ready') this.#takeReady(message.standsStill);
      if (message) onMessage(this, message);
      else onLost(this);
    });
    for (const kind of ['error', 'messageerror'] as const) {
      this.#worker.addEventListener(kind, (event) => {
        event.preventDefault();
        onLost(this);
      });
    }
    const memory = createSharedMemory();
    this.#shared = memory && new SharedBox(memory);
    this.#tell({ kind: 'boot', engine, shared: memory });
  }

  run(order: Omit<Extract<ToWorker, { kind: 'run' }>, 'kind'>) {
    this.#unsent = [];
    this.#shared?.empty();
    this.#tell({ kind: 'run', ...order });
  }

  send(mail: Mail) {
    if (!this.#standsStill) return this.#tell({ kind: 'mail', mail });
    if (!this.#shared) return;
    this.#unsent.push(mail);
    if (this.#unsent.length === 1) this.#sendUnsent();
  }

  interrupt() {
    if (this.#shared) this.#shared.isInterrupted = true;
    if (!this.#standsStill) this.#tell({ kind: 'mail', mail: { kind: 'stop' } });
  }

  end() {
    this.#unsent = [];
    this.#worker.terminate();
  }

  /** The box that both share holds one piece: the others wait until the program has taken it. */
  #sendUnsent() {
    for (let [mail] = this.#unsent; mail && this.#shared?.put(mail); [mail] = this.#unsent) {
      this.#unsent.shift();
    }
    if (this.#unsent.length > 0) setTimeout(() => this.#sendUnsent(), retryMs);
  }

  #takeReady(standsStill: boolean) {
    this.isReady = true;
    this.#standsStill = standsStill;
  }

  #tell(message: ToWorker) {
    this.#worker.postMessage(message);
  }
}
