let lastEnd: Promise<unknown> | null = null;
let trials = new AbortController();

/**
 * The page has one Python: a program starts when the last one, stopped or not, has ended. What is
 * tried out unseen gives way to it.
 */
export function takeTurn<Result>(begin: () => Promise<Result> | Result): Promise<Result> {
  trials.abort();
  trials = new AbortController();
  return queue(begin);
}

/** For what nobody sees running: the signal says that a learner's program wants to start. */
export function takeTrialTurn<Result>(
  begin: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const { signal } = trials;
  return queue(async () => {
    if (signal.aborted) return null;
    const result = await begin(signal);
    return signal.aborted ? null : result;
  });
}

/** At once where nothing runs: a program is on its way before the page draws anything. */
function queue<Result>(begin: () => Promise<Result> | Result): Promise<Result> {
  const turn = lastEnd ? lastEnd.then(begin) : new Promise<Result>((resolve) => resolve(begin()));
  const leave = () => {
    if (lastEnd === end) lastEnd = null;
  };
  const end: Promise<unknown> = turn.finally(leave).catch(() => {});
  lastEnd = end;
  return turn;
}
