import {
  type CheckPlace,
  type CheckReport,
  firstOptions,
  type OpenOptions,
} from '../../frame-check/check-report.ts';
import { buildInWorker } from '../page/build/build-in-worker.ts';
import type { BuiltPage } from '../page/build/built-page.ts';
import type { PageMessage, PageSetting } from '../page/messages.ts';
import { openUnseenPage } from '../page/unseen-page.ts';
import type { CheckOrder, PageGoalResult } from './check-order.ts';
import { checkScript } from './check-script.ts';
import { readReport } from './read-report.ts';

/** Tries the goals of a unit on a page: in frames that nobody sees, a fresh one after each touch. */
export function checkPage(order: CheckOrder): Promise<readonly PageGoalResult[]> {
  return new PageCheck(order).run();
}

/** A goal may open its page anew, but not for ever. */
const mostOpenings = 10;

type Opening = {
  readonly from: CheckPlace;
  readonly opened: OpenOptions;
  /** The goal begins with it. */
  readonly isNew: boolean;
};

const untried: PageGoalResult = { reached: null, sentence: null, bug: null };

class PageCheck {
  readonly #order: CheckOrder;
  readonly #results: PageGoalResult[];
  readonly #page: Promise<BuiltPage>;
  /** What the page keeps: for one goal alone. */
  #stored: Readonly<Record<string, string>> = {};

  constructor(order: CheckOrder) {
    this.#order = order;
    this.#results = Array.from({ length: order.goals }, () => untried);
    this.#page = buildInWorker(order.files);
  }

  async run(): Promise<readonly PageGoalResult[]> {
    let next: Opening | null = newOpening([...this.#results.keys()]);
    const most = mostOpenings * this.#order.goals;
    for (let count = 0; next && count < most; count += 1) {
      if (next.isNew) this.#stored = {};
      next = await this.#open(next);
    }
    return this.#results;
  }

  /** One frame from its opening to what has to be opened next. */
  async #open(opening: Opening): Promise<Opening | null> {
    const { promise, resolve } = Promise.withResolvers<Opening | null>();
    const heard = new Heard(opening, this.#results);
    const frame = await openUnseenPage(
      this.#setting(opening, (message) => {
        const next = heard.take(message);
        if (next !== undefined) resolve(next);
      }),
      opening.opened.width,
      this.#page,
    );
    const next = await promise;
    frame.remove();
    return next;
  }

  #setting({ from, opened }: Opening, onMessage: PageSetting['onMessage']): PageSetting {
    const { check, goals, ...page } = this.#order;
    return {
      ...page,
      extraScript: checkScript(check, goals, { files: page.files, opened, from }),
      storage: {
        read: () => this.#stored,
        write: (all) => {
          this.#stored = all;
        },
      },
      onMessage,
    };
  }
}

function newOpening(
  left: readonly number[],
  step = 0,
  options: Partial<OpenOptions> = {},
): Opening {
  return { from: { left, step }, opened: { ...firstOptions, ...options }, isNew: true };
}

/** What one frame says, until it is known how to go on. */
class Heard {
  readonly #opening: Opening;
  readonly #results: PageGoalResult[];
  /** The goals still to try, and first the one that is being tried. */
  #left: readonly number[];
  #hasBegun = false;
  #isReady = false;
  #endless: string | null = null;

  constructor(opening: Opening, results: PageGoalResult[]) {
    this.#opening = opening;
    this.#results = results;
    this.#left = opening.from.left;
  }

  /** Undefined as long as more is to come, null when all is done. */
  take(message: PageMessage): Opening | null | undefined {
    if (message.kind === 'stopped') return this.#stop();
    if (message.kind === 'loaded') return this.#hasBegun ? undefined : this.#refuse();
    if (message.kind === 'error') this.#endless ??= sentenceOfEndless(message);
    const report = message.kind === 'extra' ? readReport(message.value) : null;
    return report ? this.#report(report) : undefined;
  }

  #report(report: CheckReport): Opening | null | undefined {
    if (report.kind === 'done') return null;
    if (report.kind === 'next') return newOpening(this.#left, report.step, report.options);
    if (report.kind === 'reopen') {
      const opened = { ...this.#opening.opened, ...report.options };
      return { from: { left: this.#left, step: report.step }, opened, isNew: false };
    }
    if (report.kind === 'begun') this.#hasBegun = true;
    if (report.kind === 'ready') this.#takeOrder(report.left);
    if (report.kind === 'goal') this.#keep(report);
    return undefined;
  }

  #takeOrder(left: readonly number[]) {
    this.#left = left.filter((goal) => this.#left.includes(goal));
    this.#isReady = true;
  }

  #keep({ goal, reached, sentence, bug }: Extract<CheckReport, { kind: 'goal' }>) {
    const said = reached === false ? (this.#endless ?? sentence) : sentence;
    if (!this.#left.includes(goal)) return;
    this.#results[goal] = { reached, sentence: said, bug };
    this.#left = this.#left.filter((other) => other !== goal);
  }

  /** The page gave no sign of life: so it would at each opening, if it did so at its first. */
  #stop(): Opening | null {
    const count = this.#isReady ? 1 : this.#left.length;
    for (const goal of this.#left.slice(0, count)) {
      this.#results[goal] = { reached: false, sentence: stopped, bug: null };
    }
    const rest = this.#left.slice(count);
    return rest.length > 0 ? newOpening(rest) : null;
  }

  #refuse(): null {
    for (const goal of this.#results.keys()) {
      this.#results[goal] = { ...untried, bug: 'check.js has a syntax error' };
    }
    return null;
  }
}

const stopped = 'Deine Seite wird dabei nicht fertig, deshalb habe ich sie angehalten.';

function sentenceOfEndless({ message, line }: Extract<PageMessage, { kind: 'error' }>) {
  const [, what] = /^RangeError: (Diese (?:Schleife|Funktion) hört nicht auf)/.exec(message) ?? [];
  return what === undefined ? null : `${what}: Zeile ${line ?? '?'}.`;
}
