import { listProgress, readProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.tsx';
import { watchKeys } from '../../ui/watch-keys.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';
import type { Success } from '../units/shared/use-unit-run.ts';
import { completeLesson } from './progress-queue.ts';

/** A child first sees what the program has printed. */
const lookMs = 700;
/** What somebody is typing on mustn't end in a dialog. */
const restMs = 1_000;

export function praise(): void {
  showToast({ title: 'Great job!', description: 'Your code ran successfully!' });
}

/** Keeps that the lesson is completed, and then opens the dialog, unless that would interrupt. */
export function useCelebration(user: string, lessonId: number, open: () => void) {
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
    ]);
  };
  return async ({ code, checked, mayCelebrate }: Success) => {
    const keysRest = watchKeys();
    const looked = new Promise((resolve) => setTimeout(resolve, lookMs));
    // The success counts also where the program is too long to be sent along.
    const submitted = isTooLong(code) ? '' : code;
    await refresh(submitted, await completeLesson(user, lessonId, submitted));
    await checked;
    await looked;
    await keysRest(restMs);
    if (mayCelebrate()) open();
  };
}
