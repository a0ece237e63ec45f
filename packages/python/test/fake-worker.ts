import type { FromWorker, ToWorker } from '../src/browser/messages.ts';

/** The other side of a worker's two channels, in the hands of a test. */
export class FakeWorker extends EventTarget implements Worker {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  readonly received: ToWorker[] = [];
  isEnded = false;

  postMessage(message: ToWorker) {
    this.received.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  say(message: FromWorker) {
    this.sayAnything(message);
  }

  sayAnything(data: unknown) {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  becomeReady(standsStill = false) {
    this.say({ kind: 'ready', standsStill });
  }

  get orders() {
    return this.received.filter((message) => message.kind === 'run');
  }
}

/** All that the engine has opened, the newest last. */
export class FakeWorkers {
  readonly all: FakeWorker[] = [];

  readonly create = (): Worker => {
    const worker = new FakeWorker();
    this.all.push(worker);
    return worker;
  };

  get newest(): FakeWorker {
    const worker = this.all.at(-1);
    if (!worker) throw new Error('No worker has been opened.');
    return worker;
  }
}
