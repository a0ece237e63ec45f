import { CallError } from '@hbg/contract/client';
import { readDraft, saveDraft } from '@hbg/contract/code';
import type { Answer } from '@hbg/contract/route';
import { client } from '../../../api.ts';
import { readSync, type SyncState, writeSync } from './sync-state.ts';

/** `locked`: the session is over, and what is here waits for the next. */
export type SyncStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'locked';

type Sides = {
  readonly user: string;
  readonly lessonId: number;
  readonly read: () => string;
  /** The server's code takes the place of the one here. */
  readonly adopt: (code: string) => void;
  readonly onStatus: (status: SyncStatus) => void;
  /** Somebody had changed the code on another device. */
  readonly onMet: (met: 'won' | 'lost') => void;
};

const pauseMs = 500;
const longestWaitMs = 1_000;
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
    if (this.#state.editedAt !== null) return this.send();
    const { lessonId, read } = this.#sides;
    const before = read();
    try {
      const draft = await client.call(readDraft, { params: { lessonId } });
      const isUntouched = this.#state.editedAt === null && read() === before;
      if (draft && isUntouched && !this.#isOver) this.#takeOver(draft);
    } catch {
      // What is here can be worked on; the next change tries again.
    }
  }

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
    if (this.#state.editedAt === null) return Promise.resolve();
    this.#sending ??= this.#sendNow(keepalive).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  end(): void {
    this.#isOver = true;
    void this.#sendLast();
  }

  /** What was typed while something older was on its way goes after it. */
  async #sendLast(): Promise<void> {
    await this.#sending;
    if (this.#isOver) await this.send({ keepalive: true });
  }

  async #sendNow(keepalive: boolean): Promise<void> {
    const { lessonId, read, onStatus } = this.#sides;
    const { revision: basedOn, editedAt } = this.#state;
    if (editedAt === null) return;
    const code = read();
    this.#waitingSince = null;
    onStatus('saving');
    try {
      const body = { code, basedOn, editedAt };
      const answer = await client.call(saveDraft, { params: { lessonId }, body }, { keepalive });
      this.#failures = 0;
      this.#heard(code, answer);
    } catch (error) {
      this.#retry(error);
    }
  }

  #heard(sent: string, { met, ...answer }: Answer<typeof saveDraft>): void {
    const { read, onStatus, onMet } = this.#sides;
    const isStill = read() === sent;
    if (met !== null) onMet(met);
    if (met === 'lost' && isStill) return this.#takeOver(answer);
    this.#write({ revision: answer.revision, editedAt: isStill ? null : this.#state.editedAt });
    if (isStill) onStatus('saved');
    else this.changed();
  }

  #takeOver({ code, revision }: { code: string; revision: number }): void {
    this.#write({ revision, editedAt: null });
    if (code !== this.#sides.read()) this.#sides.adopt(code);
    this.#sides.onStatus('saved');
  }

  #retry(error: unknown): void {
    const isLocked = error instanceof CallError && error.status === 401;
    this.#sides.onStatus(isLocked ? 'locked' : 'offline');
    this.#sendIn(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0);
    this.#failures += 1;
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => void this.send(), ms);
  }

  get #state(): SyncState {
    return readSync(this.#sides.user, this.#sides.lessonId);
  }

  #write(state: SyncState): void {
    writeSync(this.#sides.user, this.#sides.lessonId, state);
  }
}
