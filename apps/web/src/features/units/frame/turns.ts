import type { Bridge } from './bridge.ts';
import { turnName } from './protocol.ts';

const mostTurns = 5_000_000;
/** The clock is read once in so many turns. */
const eachTurns = 32;
/** After so many loops that never end, nothing of the page runs on. */
const mostEndings = 3;

export type Turns = {
  /** The error that ended a loop: it has been told already. */
  readonly isOurs: (error: unknown) => boolean;
  /** How long at most, for a machine that is as fast as this one. */
  readonly allow: (milliseconds: number) => void;
};

/** Ends what never gives back control: so many turns, or so long, without any pause between. */
export function countTurns({ send }: Bridge): Turns {
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  const askForPause = port1.postMessage.bind(port1);
  const ours = new WeakSet();
  let longestMs = 0;
  let turns = 0;
  let since = 0;
  let endings = 0;
  let ended: Error | null = null;
  port2.addEventListener('message', () => {
    turns = 0;
    if (endings < mostEndings) ended = null;
  });
  port2.start();
  const end = (site: number): Error => {
    endings += 1;
    ended = new RangeError(endlessMessage);
    ours.add(ended);
    send({ kind: 'endless', site });
    return ended;
  };
  const turn = (site: number) => {
    // Whoever catches the error gets it again, until it is out of its loop.
    if (ended) throw ended;
    if (turns === 0) {
      since = now();
      askForPause(null);
    }
    turns += 1;
    if (turns > mostTurns || (turns % eachTurns === 0 && now() - since > longestMs))
      throw end(site);
  };
  Object.defineProperty(globalThis, turnName, { value: turn });
  return {
    isOurs: (error) => typeof error === 'object' && error !== null && ours.has(error),
    allow: (milliseconds) => {
      longestMs = milliseconds;
    },
  };
}

const endlessMessage = 'Diese Schleife hört nicht auf.';
