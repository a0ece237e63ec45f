import type { Files } from '@hbg/contract/units';
import { buildInWorker } from './build/build-in-worker.ts';
import styles from './live-page.module.css';
import type { PageMessage, PageSetting } from './messages.ts';
import { PageFrame } from './page-frame.ts';

/** After the last key; a page that changes with every letter only flickers. */
const pauseMs = 300;
/** A frame that doesn't say that it has painted, as in a hidden tab, is shown all the same. */
const longestWaitMs = 2_000;

/** The child's page in view, built anew with every change: the old one stays until the new one has painted. */
export class LivePage {
  readonly #place: HTMLElement;
  readonly #setting: Omit<PageSetting, 'files'>;
  #shown: PageFrame | null = null;
  #coming: PageFrame | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #order = 0;

  constructor(place: HTMLElement, setting: Omit<PageSetting, 'files'>) {
    this.#place = place;
    this.#setting = setting;
  }

  /** Soon, as more keys may follow; the first page at once. */
  change(files: Files) {
    clearTimeout(this.#pause);
    const wait = this.#order === 0 ? 0 : pauseMs;
    this.#pause = setTimeout(() => void this.open(files), wait);
  }

  /** At once. */
  async open(files: Files) {
    clearTimeout(this.#pause);
    const order = ++this.#order;
    this.#coming?.remove();
    this.#coming = null;
    // Frames may share a process: beside one that hangs, a fresh one would hang from its beginning.
    const [page] = await Promise.all([buildInWorker(files), this.#shown?.answers()]);
    if (order !== this.#order) return;
    const setting = {
      ...this.#setting,
      files,
      onMessage: (said: PageMessage) => this.#say(frame, said),
    };
    const frame = new PageFrame(page, setting, { onPainted: () => this.#show(frame) });
    this.#coming = frame;
    frame.element.className = styles.frame ?? '';
    // What can't be reached yet doesn't take the focus from the editor.
    frame.element.inert = true;
    this.#place.prepend(frame.element);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#show(frame), longestWaitMs);
  }

  end() {
    this.#order += 1;
    clearTimeout(this.#pause);
    clearTimeout(this.#patience);
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

  #forget(frame: PageFrame) {
    this.#shown?.remove();
    this.#shown = null;
    if (this.#coming === frame) this.#coming = null;
  }
}
