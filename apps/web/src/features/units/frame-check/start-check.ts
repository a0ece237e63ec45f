import type { FrameTools } from '../shared/page/messages.ts';
import { actWords } from './acts.ts';
import type { CheckStart } from './check-report.ts';
import { installClock, installRandom } from './clock.ts';
import type { Checked } from './goal.ts';
import { installFocus } from './own-focus.ts';
import { forgetWishes, installPlainWishes } from './plain-wishes.ts';
import { type GoalFunction, runGoals } from './run-goals.ts';
import { endTransitions } from './style-difference.ts';

/** The check file as a function of its words: its goals in their order. */
type ReadCheck = (words: typeof actWords) => readonly (GoalFunction | null)[];

/**
 * Comes before all scripts of the page, takes over its clock, and tries the goals once it is there.
 * @public The text of check-script.ts calls it.
 */
export function startCheck(
  tools: FrameTools,
  { files, opened, from }: CheckStart,
  read: ReadCheck,
) {
  const goals = read(actWords);
  const turn = turns();
  const laidOut = untilLaidOut(turn);
  const clock = installClock(window, turn);
  const setRandom = installRandom(window, opened.random);
  const pending = countRequests();
  installFocus(window);
  installPlainWishes(window);
  const settle = async () => {
    await clock.advance(0);
    while (pending.count > 0) await turn();
    await clock.advance(0);
    for (const element of document.querySelectorAll('*')) endTransitions(element);
  };
  const logged = keepLog(tools);
  const tones = keepTones();
  const checked: Checked = {
    window,
    document,
    clock,
    setRandom,
    logged,
    tones,
    opened,
    files,
    settle,
  };
  tools.tell({ kind: 'begun' });
  tools.onOpen(() => window.addEventListener('load', () => void tryAll(), { once: true }));
  const tryAll = async () => {
    await laidOut();
    forgetWishes(document);
    await settle();
    await runGoals(goals, from, checked, tools.tell);
  };
}

const longestLayoutMs = 2_000;

/** A frame that was just put into the house may have no size yet, and nothing in it a box. */
function untilLaidOut(turn: () => Promise<void>): () => Promise<void> {
  // The page's own clock stands still.
  const now = performance.now.bind(performance);
  return async () => {
    const until = now() + longestLayoutMs;
    while (!hasLayout() && now() < until) await turn();
  };
}

function hasLayout(): boolean {
  const { width } = document.documentElement.getBoundingClientRect();
  return innerWidth > 0 && innerHeight > 0 && width > 0;
}

/** As a child reads it in the console. */
function keepLog({ onMessage }: FrameTools): readonly string[] {
  const logged: string[] = [];
  onMessage((message) => {
    if (message.kind === 'log') logged.push(message.text);
  });
  return logged;
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

function keepTones(): readonly number[] {
  const tones: number[] = [];
  const start: unknown = Reflect.get(OscillatorNode.prototype, 'start');
  OscillatorNode.prototype.start = function (...when) {
    tones.push(this.frequency.value);
    if (typeof start === 'function') Reflect.apply(start, this, when);
  };
  return tones;
}
