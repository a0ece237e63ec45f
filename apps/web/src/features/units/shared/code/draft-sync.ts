import { CallError } from '@hbg/contract/client';
import { readDraft, saveDraft } from '@hbg/contract/code';
import type { Answer } from '@hbg/contract/route';
import { isOfAnother } from '../../../account/shared/other-learner.ts';
import { callAs, isFull, isTooOften, saveAs } from './call-as.ts';
import { isTooLong } from './program-size.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import { notThere, readSync, type SyncState, writeSync } from './sync-state.ts';

/**
 * `locked`: the session is over or another learner's, and what is here waits for the next.
 * `full`: the server has no room for what this would take the place of.
 * `refused`: the server will never take it as it is.
 */
export type SyncStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'locked' | 'full' | 'refused';

type Sides = {
  readonly user: string;
  readonly unit: string;
  readonly read: () => string;
  /** Neither empty nor what every learner begins with. */
  readonly isWork: (code: string) => boolean;
  /** Keeps as a version what the server may not have and would else be gone. */
  readonly keepReplaced: (code: string) => void;
  /** The server's code takes the place of the one here. */
  readonly adopt: (code: string) => void;
  readonly onStatus: (status: SyncStatus) => void;
  /** Somebody had changed the code on another device. */
  readonly onMet: (met: 'won' | 'lost') => void;
};

type Sent = { readonly code: string; readonly editedAt: string };

const pauseMs = 300;
const longestWaitMs = 700;
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Keeps the code here and on the server in step: within two seconds, and as soon as there is a way. */
export class DraftSync {
  readonly #sides: Sides;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  #isOver = false;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  begin(): void {
    this.#isOver = false;
    void this.open();
  }

  /** Looks what the server has: the code may have been changed on another device. */
  async open(): Promise<void> {
    const { editedAt: unsent, revision } = this.#state;
    if (unsent !== null || revision === notThere) return this.send();
    const { user, unit, read } = this.#sides;
    const before = read();
    try {
      const draft = await callAs(user, readDraft, { query: { unit } });
      const isUntouched = this.#state.editedAt === null && read() === before;
      if (!isUntouched || this.#isOver) return;
      // Whether the server ever had it isn't sure: what is known of it may be lost or old.
      if (!draft) return this.#sides.isWork(before) ? this.changed() : undefined;
      if (before !== draft.code && this.#sides.isWork(before)) this.#sides.keepReplaced(before);
      this.#takeOver(draft);
    } catch {
      // What is here can be worked on; the next change tries again.
    }
  }

  /** Told before the code is stored: that it is unsent must never be what there is no room for. */
  changed(): void {
    this.#write({ revision: this.#state.revision, editedAt: new Date().toISOString() });
    this.#sides.onStatus('unsaved');
    const now = performance.now();
    this.#waitingSince ??= now;
    const left = longestWaitMs - (now - this.#waitingSince);
    this.#sendIn(Math.max(0, Math.min(pauseMs, left)));
  }

  /** At once; `keepalive` lets it arrive when the page goes away. */
  send({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    const { editedAt, revision } = this.#state;
    if (revision === notThere) this.#retry(null);
    else if (editedAt === null) this.#sides.onStatus('saved');
    if (editedAt === null || revision === notThere) return Promise.resolve();
    this.#sending ??= this.#sendNow(keepalive).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** When the page goes away: what was typed while something older was on its way goes after it. */
  async sendLast(): Promise<void> {
    if (this.#sending) await this.#sending;
    await this.send({ keepalive: true });
  }

  end(): void {
    this.#isOver = true;
    void this.sendLast();
  }

  async #sendNow(keepalive: boolean, basedOn = this.#state.revision): Promise<void> {
    const { user, unit, read, onStatus } = this.#sides;
    const { editedAt } = this.#state;
    if (editedAt === null) return;
    const code = read();
    this.#waitingSince = null;
    if (isTooLong(code)) return onStatus('refused');
    onStatus('saving');
    try {
      const body = { unit, code, basedOn, editedAt };
      const answer = await saveAs(user, saveDraft, { body }, { keepalive });
      this.#failures = 0;
      this.#heard(body, answer);
    } catch (error) {
      // What it is based on may be what the server can't read.
      if (isBadInput(error) && basedOn !== null) return this.#sendNow(keepalive, null);
      if (isRefusedForGood(error)) this.#giveUp(code);
      else this.#retry(error);
    }
  }

  #heard(sent: Sent, { met, ...answer }: Answer<typeof saveDraft>): void {
    const { read, onStatus, onMet } = this.#sides;
    // What another tab has written is known by its time before it is heard of.
    const isStill = read() === sent.code && this.#state.editedAt === sent.editedAt;
    const isTyping = met === 'lost' && !isStill;
    if (met !== null) onMet(isTyping ? 'won' : met);
    if (met === 'lost' && isStill) return this.#takeOver(answer);
    // The next one goes on from this revision, and the server sees no meeting any more.
    if (isTyping) this.#sides.keepReplaced(answer.code);
    this.#write({ revision: answer.revision, editedAt: isStill ? null : this.#state.editedAt });
    if (isStill) onStatus('saved');
    else this.changed();
  }

  #takeOver({ code, revision }: { code: string; revision: number }): void {
    this.#write({ revision, editedAt: null });
    if (code !== this.#sides.read()) this.#sides.adopt(code);
    this.#sides.onStatus('saved');
  }

  /** Until the code is another, it stays here. */
  #giveUp(sent: string): void {
    this.#failures = 0;
    if (this.#sides.read() === sent) this.#sides.onStatus('refused');
    else this.changed();
  }

  /** Null where nothing was sent. */
  #retry(error: unknown): void {
    this.#sides.onStatus(statusAfter(error));
    const step = retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0;
    this.#sendIn(isFull(error) ? (error.retryAfterMs ?? step) : step);
    if (error !== null) this.#failures += 1;
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.send(), ms);
  }

  get #state(): SyncState {
    return readSync(this.#sides.user, this.#sides.unit);
  }

  #write(state: SyncState): void {
    writeSync(this.#sides.user, this.#sides.unit, state);
  }
}

function isBadInput(error: unknown): boolean {
  return error instanceof CallError && error.status === 400;
}

function statusAfter(error: unknown): SyncStatus {
  const isOver = error instanceof CallError && error.status === 401;
  if (isOver || isOfAnother(error)) return 'locked';
  if (isFull(error)) return 'full';
  return isTooOften(error) ? 'unsaved' : 'offline';
}
