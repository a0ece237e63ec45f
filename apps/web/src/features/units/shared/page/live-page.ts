import type { Files } from '@hbg/contract/units';
import { buildInWorker } from './build/build-in-worker.ts';
import type { BuiltPage } from './build/built-page.ts';
import styles from './live-page.module.css';
import type { PageMessage, PageSetting } from './messages.ts';
import { PageFrame } from './page-frame.ts';

/** After the last key; a page that changes with every letter only flickers. */
const pauseMs = 300;
/** So long a pause is worth building the page for its end. */
const shortPauseMs = 100;
/** A frame that doesn't say that it has painted, as in a hidden tab, is shown all the same. */
const longestWaitMs = 2_000;

/** The child's page in view, built anew with every change: the old one stays until the new one has painted. */
export class LivePage {
  readonly #place: HTMLElement;
  readonly #setting: Omit<PageSetting, 'files'>;
  #shown: PageFrame | null = null;
  #coming: PageFrame | null = null;
  /** Loaded ahead, and empty. */
  #spare: PageFrame | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #order = 0;
  #hasEnded = false;

  constructor(place: HTMLElement, setting: Omit<PageSetting, 'files'>) {
    this.#place = place;
    this.#setting = setting;
  }

  /** Soon, as more keys may follow; the first page at once. */
  change(files: Files) {
    clearTimeout(this.#pause);
    void this.#prepare();
    if (this.#order === 0) void this.open(files);
    else this.#pause = setTimeout(() => this.#build(files), shortPauseMs);
  }

  #build(files: Files) {
    const page = buildInWorker(files);
    this.#pause = setTimeout(() => void this.#open(page), pauseMs - shortPauseMs);
  }

  /** At once. */
  async open(files: Files) {
    clearTimeout(this.#pause);
    await this.#open(buildInWorker(files));
  }

  async #open(built: Promise<BuiltPage>) {
    const order = ++this.#order;
    // A page that hasn't painted may hang, and what shares its process with it.
    if (this.#coming) this.#dropSpare();
    this.#coming?.remove();
    this.#coming = null;
    const [page] = await Promise.all([built, this.#prepare()]);
    if (order !== this.#order) return;
    const frame = this.#spare ?? this.#load();
    this.#spare = null;
    this.#coming = frame;
    void frame.open(page);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#show(frame), longestWaitMs);
  }

  /** Frames may share a process: beside one that hangs, a fresh one would hang from its beginning. */
  async #prepare() {
    await Promise.all([this.#shown?.answers(), this.#coming?.answers()]);
    if (!this.#hasEnded) this.#spare ??= this.#load();
  }

  #load(): PageFrame {
    const onMessage = (said: PageMessage) => this.#say(frame, said);
    const frame: PageFrame = new PageFrame(
      { ...this.#setting, onMessage },
      { onPainted: () => this.#show(frame) },
    );
    frame.element.className = styles.frame ?? '';
    // What can't be reached yet doesn't take the focus from the editor.
    frame.element.inert = true;
    this.#place.prepend(frame.element);
    return frame;
  }

  end() {
    this.#order += 1;
    this.#hasEnded = true;
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
    this.#dropSpare();
    this.#coming?.remove();
    this.#shown?.remove();
  }

  #show(frame: PageFrame) {
    if (frame !== this.#coming) return;
    clearTimeout(this.#patience);
    this.#shown?.remove();
    this.#shown = frame;
    this.#coming = null;
    frame.element.inert = false;
  }

  #say(frame: PageFrame, said: PageMessage) {
    // From its opening on the new page speaks, though the old one is still in view.
    if (frame !== this.#coming && (frame !== this.#shown || this.#coming)) return;
    if (said.kind === 'stopped') this.#forget(frame);
    this.#setting.onMessage(said);
  }

  /** And what hangs with it. */
  #forget(frame: PageFrame) {
    this.#shown?.remove();
    this.#shown = null;
    if (this.#coming === frame) this.#coming = null;
    this.#dropSpare();
  }

  #dropSpare() {
    this.#spare?.remove();
    this.#spare = null;
  }
}
