import { actWords } from './acts.ts';
import { installClock, installRandom } from './clock.ts';
import type { OpenOptions } from './difference.ts';
import type { Checked } from './goal.ts';
import { type CheckPlace, type CheckReport, type GoalFunction, runGoals } from './run-goals.ts';
import { endTransitions } from './style-difference.ts';

export type CheckSetup = {
  readonly files: Readonly<Record<string, string>>;
  readonly opened: OpenOptions;
  readonly from: CheckPlace;
  /** The check file as a function of its words: its goals in their order. */
  readonly goals: (words: typeof actWords) => readonly (GoalFunction | null)[];
  readonly report: (said: CheckReport) => void;
};

/** Comes before all scripts of the page, takes over its clock, and tries the goals once it is there. */
export function startCheck({ files, opened, from, goals, report }: CheckSetup): void {
  const turn = turns();
  const clock = installClock(window, turn);
  const setRandom = installRandom(window, opened.random);
  const pending = countRequests();
  const settle = async () => {
    await clock.advance(0);
    while (pending.count > 0) await turn();
    await clock.advance(0);
    for (const element of document.querySelectorAll('*')) endTransitions(element);
  };
  const checked: Checked = {
    window,
    document,
    clock,
    setRandom,
    logged: keepLog(),
    tones: keepTones(),
    opened,
    files,
    settle,
  };
  window.addEventListener('load', () => void tryAll());
  const tryAll = async () => {
    await settle();
    await runGoals(goals(actWords), from, checked, report);
  };
}

/** The page's own alarms stand still, but what it has promised still has to happen. */
function turns(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}

function countRequests() {
  const pending = { count: 0 };
  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    pending.count += 1;
    try {
      return await fetch(...request);
    } finally {
      pending.count -= 1;
    }
  };
  return pending;
}

/** As a child reads it in the console. */
function keepLog(): readonly string[] {
  const logged: string[] = [];
  for (const kind of ['log', 'info', 'warn', 'error'] as const) {
    const write = window.console[kind];
    window.console[kind] = (...values: unknown[]) => {
      logged.push(values.map(textOf).join(' '));
      Reflect.apply(write, window.console, values);
    };
  }
  return logged;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

function keepTones(): readonly number[] {
  const tones: number[] = [];
  const start: unknown = Reflect.get(OscillatorNode.prototype, 'start');
  OscillatorNode.prototype.start = function (...when) {
    tones.push(this.frequency.value);
    if (typeof start === 'function') Reflect.apply(start, this, when);
  };
  return tones;
}
