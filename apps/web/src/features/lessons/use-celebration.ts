import { listProgress, readProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isTooLong } from './code/program-size.ts';
import { completeLesson } from './progress-queue.ts';

/** A child first sees what the program has printed. */
const lookMs = 700;

type Success = {
  readonly code: string;
  readonly reached: Promise<number>;
  readonly isLatest: () => boolean;
};

/**
 * Keeps that the lesson is completed, and then opens the dialog: the first time, and whenever a run
 * has reached more goals than any before. Who goes on playing isn't stopped by it after every run.
 */
export function useCelebration(user: string, lessonId: number, open: () => void) {
  const queryClient = useQueryClient();
  const best = useRef(-1);
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
  return async ({ code, reached, isLatest }: Success) => {
    const looked = new Promise((resolve) => setTimeout(resolve, lookMs));
    // The success counts also where the program is too long to be sent along.
    const submitted = isTooLong(code) ? '' : code;
    await refresh(submitted, await completeLesson(user, lessonId, submitted));
    const count = await reached;
    await looked;
    if (count <= best.current || !isLatest()) return;
    best.current = count;
    open();
  };
}
