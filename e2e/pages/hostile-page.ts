/** A child's page that means harm, and how it has to end. */
export type HostilePage = {
  readonly title: string;
  readonly html?: string;
  readonly script?: string;
  /** `lives`: it has got nothing and goes on. `ends`: the guard or the watchdog has to end it. `either`: the browser may refuse it, or it must be ended. */
  readonly held: 'lives' | 'ends' | 'either';
  /** A sentence that the child must be told. */
  readonly told?: RegExp;
  /** Of the error that names the line. */
  readonly line?: number;
};

/** A script tells by `got(…)` what it has got; `TRAP` is a server and a port that nobody may reach. */
export const prelude =
  "const got = (what) => console.log('BEUTE ' + what); const attempt = (act) => { try { act() } catch {} };";
