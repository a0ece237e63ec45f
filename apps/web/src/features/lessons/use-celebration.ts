import { readAchievements } from '@hbg/contract/achievements';
import { listProgress, readProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.tsx';
import { watchKeys } from '../../ui/watch-keys.ts';
import { beginLesson, type Completed } from '../achievements/shared/complete.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';
import type { Success } from '../units/shared/use-unit-run.ts';

/** A child first sees what the program has printed. */
const lookMs = 700;
/** What somebody is typing on mustn't end in a dialog. */
const restMs = 1_000;

export function praise(): void {
  showToast({ title: 'Great job!', description: 'Your code ran successfully!' });
}

type Celebrated = {
  readonly user: string;
  readonly lessonId: number;
  /** What was used and how long it took, asked when the goals are known. */
  readonly howDone: () => Omit<Completed, 'reached' | 'quiz'>;
  readonly open: () => void;
};

/** Keeps that the lesson is completed, and then opens the dialog, unless that would interrupt. */
export function useCelebration({ user, lessonId, howDone, open }: Celebrated) {
  const queryClient = useQueryClient();
  const refresh = async (code: string, isSent: boolean) => {
    const key = [readProgress.path, lessonId];
    if (!isSent) {
      queryClient.setQueryData(key, { completed: true, score: 100, codeSubmitted: code });
      return;
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: [listProgress.path] }),
      queryClient.invalidateQueries({ queryKey: [readAchievements.path] }),
    ]);
  };
  return async ({ code, checked, mayCelebrate }: Success) => {
    const keysRest = watchKeys();
    const looked = new Promise((resolve) => setTimeout(resolve, lookMs));
    // The success counts also where the program is too long to be sent along.
    const submitted = isTooLong(code) ? '' : code;
    const begun = beginLesson(user, lessonId, submitted);
    const results = await checked;
    const reached = results?.map((goal) => goal.reached === true);
    const brought = await begun.finish(reached ? { ...howDone(), reached, quiz: null } : null);
    await refresh(submitted, brought !== null);
    await looked;
    await keysRest(restMs);
    if (mayCelebrate()) open();
  };
}
