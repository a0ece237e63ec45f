import program from '../../frame/main.ts?frame';
import type { FromFrame, ToFrame } from '../../frame/protocol.ts';
import { answerFromData } from './answer-from-data.ts';
import { type BuiltPage, endlessMessage, placeInFiles } from './build/built-page.ts';
import type { PageMessage, PageSetting, StopReason } from './messages.ts';
import { readFromFrame } from './read-message.ts';
import { guardMs, patienceAfter, Watchdog } from './watchdog.ts';

type FrameSetting = Omit<PageSetting, 'files'>;

type FrameHooks = {
  /** It can be looked at. */
  readonly onPainted?: () => void;
  /** It is about to go. */
  readonly onRemove?: () => void;
};

/** One frame for one state of a child's page, from its opening until it is removed. */
export class PageFrame {
  readonly element: HTMLIFrameElement;
  readonly #setting: FrameSetting;
  readonly #hooks: FrameHooks;
  readonly #watchdog: Watchdog;
  readonly #waiting: (() => void)[] = [];
  readonly #begun = Promise.withResolvers<number>();
  readonly #createdAt = performance.now();
  #page = noPage;
  #port: MessagePort | null = null;
  #isRemoved = false;

  /** It loads, and waits for its page. */
  constructor(setting: FrameSetting, hooks: FrameHooks = {}) {
    this.#setting = setting;
    this.#hooks = hooks;
    this.#watchdog = new Watchdog(
      () => this.#send({ kind: 'ping' }),
      (reason) => this.#stop(reason),
    );
    this.element = createFrame();
    this.element.addEventListener('load', () => this.#takeLoad());
  }

  /** Writes its page into it, as soon as it can take one. */
  async open(page: BuiltPage) {
    this.#page = page;
    this.#watchdog.start();
    const patience = await this.#begun.promise;
    if (this.#isRemoved) return;
    const { storage, extraScript = null } = this.#setting;
    const stored = storage?.read() ?? {};
    const start = { html: page.html, stored, extraScript, longestMs: guardMs * patience };
    this.#say({ kind: 'opened' });
    for (const problem of page.problems) this.#say(problem);
    this.#send({ kind: 'open', start });
  }

  /** To the extra script in the frame. */
  tell(value: unknown) {
    this.#send({ kind: 'tell', value });
  }

  /** Settles as soon as it gives a sign of life, or is removed because it gives none. */
  answers(): Promise<void> {
    if (this.#isRemoved) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    this.#send({ kind: 'ping' });
    return promise;
  }

  remove() {
    this.#isRemoved = true;
    this.#watchdog.end();
    this.#port?.close();
    this.#hooks.onRemove?.();
    this.element.remove();
    this.#settle();
  }

  #settle() {
    for (const settle of this.#waiting.splice(0)) settle();
  }

  #takeLoad() {
    if (this.#port) return this.#watchdog.hearLoad();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#take(data));
    port1.start();
    // Its origin has no name that could stand here.
    this.element.contentWindow?.postMessage(program, '*', [port2]);
  }

  #take(data: unknown) {
    const message = readFromFrame(data);
    if (!message || this.#isRemoved) return;
    this.#watchdog.hear(message.kind);
    if (message.kind === 'begun') this.#takeBegun();
    else if (message.kind === 'pong') this.#settle();
    else if (message.kind === 'painted') this.#hooks.onPainted?.();
    else if (message.kind === 'said') this.#takeSaid(message.message);
    else if (message.kind === 'endless') this.#sayEndless(message.site);
    else if (message.kind === 'saved') this.#setting.storage?.write(message.stored);
    else if (message.kind === 'asks') void this.#answer(message);
  }

  #takeBegun() {
    const patience = patienceAfter(performance.now() - this.#createdAt);
    this.#watchdog.hearBegun(patience);
    this.#begun.resolve(patience);
  }

  #takeSaid(message: PageMessage) {
    if (message.kind === 'loaded') this.#watchdog.hearOwnLoad();
    this.#say(withPlaceInFiles(this.#page, message));
  }

  #sayEndless(site: number) {
    const message = endlessMessage(this.#page, site);
    if (message) this.#say(message);
  }

  async #answer({ id, request }: Extract<FromFrame, { kind: 'asks' }>) {
    const { data = {}, answer } = this.#setting;
    const found = answerFromData(data, request) ?? (await answer?.(request)) ?? null;
    this.#send({ kind: 'answer', id, answer: found });
  }

  #stop(reason: StopReason) {
    this.remove();
    this.#say({ kind: 'stopped', reason, text: stopTexts[reason] });
  }

  #say(message: PageMessage) {
    this.#setting.onMessage(message);
  }

  #send(message: ToFrame) {
    this.#port?.postMessage(message);
  }
}

const noPage: BuiltPage = { html: '', scripts: {}, sites: [], problems: [] };

const stopTexts: Readonly<Record<StopReason, string>> = {
  silent:
    'Deine Seite hat nicht mehr geantwortet, deshalb habe ich sie angehalten. Sieh nach, was darin nie fertig wird oder immer größer wird.',
  left: 'Deine Seite wollte woandershin, deshalb habe ich sie angehalten. Hier führt kein Weg aus der Vorschau hinaus.',
};

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // The headers of the page say the same; here it holds for whatever else the frame might show.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.title = 'Deine Seite';
  frame.src = '/sandbox';
  return frame;
}

function withPlaceInFiles(page: BuiltPage, message: PageMessage): PageMessage {
  return 'file' in message ? { ...message, ...placeInFiles(page, message) } : message;
}
