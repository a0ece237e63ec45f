let lastEnd: Promise<unknown> = Promise.resolve();

/** The page has one Python: a program starts when the last one, stopped or not, has ended. */
export function takeTurn<Result>(begin: () => Promise<Result> | Result): Promise<Result> {
  const turn = lastEnd.then(begin);
  lastEnd = turn.catch(() => {});
  return turn;
}
