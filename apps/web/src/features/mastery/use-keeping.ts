import { listCompletions, type QuizResult, readAchievements } from '@hbg/contract/achievements';
import { type MasteryArea, readMastery, type tryKata } from '@hbg/contract/mastery';
import { listRecommendations } from '@hbg/contract/profile';
import type { Answer, Sent } from '@hbg/contract/route';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { complete } from '../achievements/shared/complete.ts';
import { entryKey, hasWork } from '../achievements/shared/ledger-entries.ts';
import { send } from '../achievements/shared/ledger-queue.ts';
import { useLeftovers } from '../achievements/shared/use-leftovers.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { masteryQuery } from './queries.ts';
import { tellBrought } from './tell-brought.ts';

type NewTry = Omit<Sent<typeof tryKata>['body'], 'id' | 'madeAt'>;

const mutationKey = ['mastery-keeping'];
/** The queue waits for the network by itself. */
const networkMode = 'always';

/** Keeps how a task went; what it has brought, or null. */
export function useKeepTry(user: string) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    networkMode,
    mutationFn: (given: NewTry) => {
      const tried = { id: newId(), madeAt: new Date().toISOString(), ...given };
      return send(user, entryKey(user, tried.madeAt, tried.id), { kind: 'kata', tried });
    },
    onSettled: () => refresh(queryClient, user),
  });
  return mutateAsync;
}

type Finished = {
  readonly unit: string;
  readonly title: string;
  readonly quiz: QuizResult | null;
  readonly minutes: number;
};

/** Completes a lesson, which shows at once; the best result of its questions stays. */
export function useFinishLesson(user: string, area: MasteryArea) {
  const queryClient = useQueryClient();
  const { queryKey } = masteryQuery(area);
  const { mutate } = useMutation({
    mutationKey,
    networkMode,
    mutationFn: ({ unit, quiz, minutes }: Finished) =>
      complete(user, unit, { reached: [], quiz, hints: 0, hadSolution: false, minutes }),
    onMutate: async ({ unit }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && withCompleted(known, unit));
    },
    onSuccess: (brought, { title }) => tellBrought(brought, `die Lektion „${title}“`),
    onSettled: () => refresh(queryClient, user),
  });
  return mutate;
}

/** Whether something that was done lies on this device alone; what is on its way doesn't count. */
export function useIsWaiting(user: string): boolean {
  const isKeeping = useIsMutating({ mutationKey }) > 0;
  return useLeftovers(user) && !isKeeping;
}

type Known = Answer<typeof readMastery>;

function withCompleted(known: Known, unit: string): Known {
  const chapters = known.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((one) =>
      one.unit === unit ? { ...one, isCompleted: true } : one,
    ),
  }));
  return { chapters };
}

/** Only what has arrived can be told anew. */
function refresh(queryClient: QueryClient, user: string): void {
  if (hasWork(user)) return;
  for (const { path } of [readMastery, readAchievements, listCompletions, listRecommendations]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}
