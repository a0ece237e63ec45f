import { createSharedMemory, SharedBox } from './mailbox.ts';
import type { EngineAddress, FromWorker, Mail, ToWorker } from './messages.ts';

type Options = {
  readonly engine: EngineAddress;
  readonly create: () => Worker;
  readonly onMessage: (from: PythonWorker, message: FromWorker) => void;
  /** The worker has ended without a word. */
  readonly onLost: (worker: PythonWorker) => void;
};

const retryMs = 4;

/** One worker with one Python in it. */
export class PythonWorker {
  readonly #worker: Worker;
  readonly #shared: SharedBox | null;
  #standsStill = false;
  /** Which state of the session's files this worker has. */
  filesVersion = 0;
  isReady = false;

  constructor({ engine, create, onMessage, onLost }: Options) {
    this.#worker = create();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') this.#takeReady(data.standsStill);
      onMessage(this, data);
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
    if (this.#shared) this.#shared.isInterrupted = false;
    this.#tell({ kind: 'run', ...order });
  }

  send(mail: Mail) {
    if (!this.#standsStill) this.#tell({ kind: 'mail', mail });
    else if (!this.#shared?.put(mail)) setTimeout(() => this.send(mail), retryMs);
  }

  interrupt() {
    if (this.#shared) this.#shared.isInterrupted = true;
    if (!this.#standsStill) this.#tell({ kind: 'mail', mail: { kind: 'stop' } });
  }

  end() {
    this.#worker.terminate();
  }

  #takeReady(standsStill: boolean) {
    this.isReady = true;
    this.#standsStill = standsStill;
  }

  #tell(message: ToWorker) {
    this.#worker.postMessage(message);
  }
}
