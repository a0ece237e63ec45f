import { readEntry, writeEntry } from '../../../../ui/entries.ts';
import {
  type CodeCopy,
  copyHeard,
  copyOf,
  copyTyped,
} from '../../../execution/shared/code-copy.ts';
import { DraftSync, type SyncStatus } from './draft-sync.ts';
import { codeKey } from './sync-state.ts';
import { keepState } from './version-queue.ts';

type Place = { readonly user: string; readonly unit: string; readonly starter: string };

export type UnitCodeState = {
  readonly code: string;
  /** What another tab has stored without knowing of this code. */
  readonly other: string | null;
  readonly status: SyncStatus;
  /** What came of meeting another device, until it is read. */
  readonly met: 'won' | 'lost' | null;
};

/**
 * The code of one unit: in this tab, in all tabs of the browser, and on the server. It changes at
 * once, whoever tells it to, so that nothing typed is built on an old state.
 */
export class UnitCode {
  readonly #place: Place;
  readonly #sync: DraftSync;
  readonly #watchers = new Set<() => void>();
  #copy: CodeCopy;
  #state: UnitCodeState;

  constructor(place: Place) {
    this.#place = place;
    this.#copy = copyOf(this.#stored ?? place.starter);
    this.#state = { code: this.#copy.code, other: null, status: 'saved', met: null };
    const { user, unit } = place;
    this.#sync = new DraftSync({
      user,
      unit,
      read: () => this.#copy.code,
      isWork: (code) => code.trim() !== '' && code !== this.#place.starter,
      keepReplaced: (code) => void keepState(user, unit, { code, cause: 'replaced' }),
      adopt: (code) => this.#keep(code),
      onStatus: (status) => this.#tell({ status }),
      onMet: (met) => this.#tell({ met }),
    });
  }

  get state(): UnitCodeState {
    return this.#state;
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  /** Listens to other tabs, to the network, and to the page going away, until it is ended. */
  begin(): () => void {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
      const { starter } = this.#place;
      if (key === this.#key) this.#hear(newValue ?? starter, oldValue ?? starter);
    };
    globalThis.addEventListener('storage', onStorage, { signal });
    globalThis.addEventListener('online', () => void this.#sync.send(), { signal });
    globalThis.addEventListener('pagehide', () => void this.#sync.sendLast(), { signal });
    document.addEventListener('visibilitychange', this.#look, { signal });
    this.#sync.begin();
    return () => {
      listeners.abort();
      this.#sync.end();
    };
  }

  /** The learner has typed. */
  change(code: string): void {
    // Where nothing is stored, nothing can be lost.
    const next = copyTyped(this.#copy, code, this.#stored ?? this.#copy.seen);
    if (next.other === null) this.choose(code);
    else this.#show(next);
  }

  /** Of two codes that know nothing of each other the learner has chosen. */
  choose(code: string): void {
    this.#sync.changed();
    this.#keep(code);
  }

  forgetMeeting(): void {
    this.#tell({ met: null });
  }

  /** A page that slept has heard of nothing; one that goes away has little time. */
  readonly #look = () => {
    const stored = this.#stored;
    if (document.hidden) void this.#sync.sendLast();
    else {
      if (stored !== null) this.#hear(stored);
      void this.#sync.open();
    }
  };

  #hear(now: string, replaced?: string): void {
    this.#show(copyHeard(this.#copy, now, replaced));
  }

  #keep(code: string): void {
    const { starter } = this.#place;
    writeEntry(this.#key, code === starter ? null : code);
    this.#show({ code, seen: this.#stored ?? starter, other: null });
  }

  #show(copy: CodeCopy): void {
    this.#copy = copy;
    this.#tell({ code: copy.code, other: copy.other });
  }

  #tell(change: Partial<UnitCodeState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  get #key(): string {
    return codeKey(this.#place.user, this.#place.unit);
  }

  get #stored(): string | null {
    return readEntry(this.#key);
  }
}
