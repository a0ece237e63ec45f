type Timer = { readonly at: number; readonly every: number | null; readonly run: () => void };

/** A clock that stands still until a check lets it go on: waiting takes no time. */
export type Clock = {
  readonly now: () => number;
  /** Runs what is due, in its order, with whatever it brings about. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

const morning = new Date(2026, 2, 2, 9, 30).getTime();
const frame = 1000 / 60;
/** A page that sets itself ever new alarms for now would never get any further. */
const mostTimers = 2_000;
const mostTimersPerMs = 10;

/** Takes the place of the page's own clock, before its scripts run. */
export function installClock(window: Window & typeof globalThis, turn: () => Promise<void>): Clock {
  const timers = new Map<number, Timer>();
  let now = 0;
  let lastId = 0;
  const set = (run: () => void, delay: number, every: number | null) => {
    lastId += 1;
    timers.set(lastId, { at: now + Math.max(delay, 0), every, run });
    return lastId;
  };
  const clear = (id: number) => void timers.delete(id);
  const timed =
    (isRepeated: boolean) =>
    (callback: unknown, delay: unknown = 0, ...values: unknown[]) => {
      const time = Number(delay) || 0;
      const run = () => typeof callback === 'function' && Reflect.apply(callback, window, values);
      return set(run, time, isRepeated ? Math.max(time, 4) : null);
    };
  Object.assign(window, {
    setTimeout: timed(false),
    setInterval: timed(true),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (callback: (time: number) => void) =>
      set(() => callback(now), nextFrame(now) - now, null),
    cancelAnimationFrame: clear,
    Date: dateOf(window, () => morning + now),
  });
  Object.defineProperty(window.performance, 'now', { value: () => now, configurable: true });

  const runNext = (until: number): boolean => {
    const [next] = [...timers]
      .filter(([, { at }]) => at <= until + 0.01)
      .toSorted(([, a], [, b]) => a.at - b.at);
    if (!next) return false;
    const [id, { at, every, run }] = next;
    now = Math.max(now, at);
    if (every === null) timers.delete(id);
    else timers.set(id, { at: now + every, every, run });
    try {
      run();
    } catch (error) {
      window.reportError(error);
    }
    return true;
  };
  return {
    now: () => now,
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      await turn();
      const most = mostTimers + milliseconds * mostTimersPerMs;
      for (let count = 0; count < most && runNext(until); count += 1) await turn();
      now = until;
    },
  };
}

/** A little more than now, for sixtieths of a second aren't exact numbers. */
function nextFrame(now: number): number {
  return (Math.floor(now / frame + 0.001) + 1) * frame;
}

function dateOf(window: Window & typeof globalThis, now: () => number): DateConstructor {
  return new Proxy(window.Date, {
    construct: (real, values, made) =>
      Reflect.construct(real, values.length > 0 ? values : [now()], made),
    apply: () => new Date(now()).toString(),
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
  });
}

/** Gives these first, and then always the same row of numbers. */
export function installRandom(window: Window & typeof globalThis, first: readonly number[]) {
  const next = [...first];
  let seed = 7;
  window.Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return next.shift() ?? seed / 2_147_483_647;
  };
  return (numbers: readonly number[]) => void next.splice(0, next.length, ...numbers);
}
