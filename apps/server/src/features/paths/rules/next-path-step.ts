import { currentOf, type PathStanding, startedFirst } from './path-standing.ts';

export type NextPathStep = {
  readonly title: string;
  readonly reason: string;
  readonly minutes: number;
  readonly address: string;
};

/** What is to be done now in the path that moved last and neither rests nor is finished. */
export function nextPathStep(standings: readonly PathStanding[]): NextPathStep | null {
  const [next] = startedFirst(standings).flatMap(({ path, start, steps }) => {
    const current = start?.isPaused ? null : currentOf({ steps });
    return current ? [{ path, current }] : [];
  });
  if (!next) return null;
  const { step, title, minutes, address } = next.current;
  const place = step === title ? '' : `, Schritt „${step}“`;
  return { title, minutes, address, reason: `Dein Lernpfad „${next.path.title}“${place}.` };
}
