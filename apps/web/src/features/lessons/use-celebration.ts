import { listCompletions, readAchievements } from '@hbg/contract/achievements';
import { listRecommendations } from '@hbg/contract/profile';
import { listProgress } from '@hbg/contract/progress';
import type { GoalResult } from '@hbg/contract/units';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { watchKeys } from '../../ui/watch-keys.ts';
import { beginLesson, type Completed } from '../achievements/shared/complete.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';
import type { Success } from '../units/shared/use-unit-run.ts';
import { completionsQuery, progressQuery } from './queries.ts';
import { isNews, withEarlier, withReached } from './reached.ts';

/** A child first sees what the program has printed. */
const lookMs = 700;
/** What somebody is typing on mustn't end in a dialog. */
const restMs = 1_000;

export function praise(isCopy: boolean): void {
  showToast(isCopy ? inOwnWords : greatJob);
}

const greatJob = { title: 'Great job!', description: 'Your code ran successfully!' };
const inOwnWords = {
  title: 'Jetzt mit eigenen Worten',
  description: 'Die Lösung läuft. Schreib sie selbst, dann zählen die Ziele.',
  durationMs: 10_000,
};

type Celebrated = {
  readonly user: string;
  readonly lessonId: number;
  /** What was used and how long it took, asked when the goals are known. */
  readonly howDone: () => Omit<Completed, 'reached' | 'quiz'>;
  /** Whether this is the shown solution and nobody's own. */
  readonly isCopy: (code: string) => boolean;
  /** With what was ever reached. */
  readonly open: (results: readonly GoalResult[]) => void;
};

/**
 * Keeps that the lesson is completed. The dialog opens when that is news, unless it would interrupt;
 * then it opens with the next run.
 */
export function useCelebration({ user, lessonId, howDone, isCopy, open }: Celebrated) {
  const { readBefore, refresh } = useKnown(lessonId);
  const isOwed = useRef(false);
  /** Also where the server can't be asked. */
  const reachedHere = useRef<readonly boolean[]>([]);
  return async ({ code, checked, mayCelebrate }: Success) => {
    const keysRest = watchKeys();
    const looked = new Promise((resolve) => setTimeout(resolve, lookMs));
    const before = withReached(readBefore(), reachedHere.current);
    const hasCopied = isCopy(code);
    // The success counts also where the program is too long to be sent along.
    const submitted = isTooLong(code) ? '' : code;
    const begun = beginLesson(user, lessonId, submitted);
    const results = await checked;
    const reached = results?.map((goal) => !hasCopied && goal.reached === true);
    const brought = await begun.finish(reached ? { ...howDone(), reached, quiz: null } : null);
    reachedHere.current = withReached(before, reached ?? []).reached;
    isOwed.current ||= !before.isCompleted || (!hasCopied && isNews(results ?? [], before));
    await refresh(submitted, brought !== null);
    await looked;
    await keysRest(restMs);
    if (!isOwed.current || hasCopied || !results || !mayCelebrate()) return;
    isOwed.current = false;
    open(withEarlier(results, before));
  };
}

/** What the page knows of the lesson, and how it learns of more. */
function useKnown(lessonId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = progressQuery(lessonId);
  const readBefore = () => ({
    isCompleted: queryClient.getQueryData(queryKey)?.completed === true,
    reached:
      queryClient
        .getQueryData(completionsQuery.queryKey)
        ?.find(({ unit }) => unit === `lektion/${lessonId}`)?.reached ?? [],
  });
  const refresh = async (code: string, isSent: boolean) => {
    // It is so from now on, whether or not the server can be asked again.
    queryClient.setQueryData(queryKey, { completed: true, score: 100, codeSubmitted: code });
    // It may begin with this lesson.
    queryClient.removeQueries({ queryKey: [listRecommendations.path] });
    if (!isSent) return;
    const stale = [queryKey, ...changed.map(({ path }) => [path])];
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return { readBefore, refresh };
}

const changed = [listProgress, listCompletions, readAchievements];
