import { type Brought, readAchievements } from '@hbg/contract/achievements';
import { listRecommendations } from '@hbg/contract/profile';
import { readRiddle } from '@hbg/contract/riddles';
import type { Answer } from '@hbg/contract/route';
import type { Riddle } from '@hbg/contract/units';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { complete } from '../../achievements/shared/complete.ts';
import { useLeftovers } from '../../achievements/shared/use-leftovers.ts';
import { keepTapped, keptTapped } from './tapped-lines.ts';

/** The day it has its turn, and whether it was found on it or before. */
export type RiddleTurn = Omit<Answer<typeof readRiddle>, 'unit'>;
type RiddleOptions = { readonly id: string; readonly riddle: Riddle; readonly turn: RiddleTurn };

const minuteMs = 60_000;

/** Which lines were tapped; finding the guilty one is kept, and counts at the first tap alone. */
export function useRiddle({ id, riddle, turn }: RiddleOptions) {
  const owner = useOwnLearner();
  const mine = { owner, riddle: id, day: turn.day };
  const queryClient = useQueryClient();
  const isWaiting = useLeftovers(owner);
  const [tapped, setTapped] = useState(() => keptTapped(mine));
  const [brought, setBrought] = useState<Brought | null>(null);
  const [hasJustFound, setHasJustFound] = useState(false);
  const begunAt = useRef<number>(null);
  const isFound = turn.done || tapped.includes(riddle.line);

  const find = async (wrong: number) => {
    const minutes = Math.floor((Date.now() - (begunAt.current ?? Date.now())) / minuteMs);
    const help = { hints: 0, hadSolution: false, minutes: Math.min(minutes, 1_440) };
    const quiz = { right: wrong === 0 ? 1 : 0, of: 1 };
    setBrought(await complete(owner, id, { reached: [], quiz, ...help }));
    const stale = [readRiddle, readAchievements, listRecommendations].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    );
    await Promise.all(stale);
  };
  const tap = (line: number) => {
    if (isFound || tapped.includes(line)) return;
    begunAt.current ??= Date.now();
    const next = [...tapped, line];
    keepTapped(mine, next);
    setTapped(next);
    if (line !== riddle.line) return;
    setHasJustFound(true);
    void find(tapped.length);
  };
  return { tapped, tap, isFound, hasJustFound, brought, isWaiting };
}
