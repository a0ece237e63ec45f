import { type Entry, leaveOutWeek, readWeek } from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { writeDate } from '../../ui/german-date.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import styles from './left-out-weeks.module.css';
import { forgetWeeks } from './use-entries.ts';

/** The weeks in which an entry isn't there, each with its way back. */
export function LeftOutWeeks({ entry: { id, leftOut, dayOfWeek } }: { entry: Entry }) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const [back, setBack] = useState<readonly string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (week: string) =>
      callAs(owner, leaveOutWeek, { params: { id }, body: { week, isLeftOut: false } }),
    onSuccess: (_, week) => {
      setBack((weeks) => [...weeks, week]);
      forgetWeeks(queryClient);
      void queryClient.invalidateQueries({ queryKey: [readWeek.path] });
    },
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Der Termin entfällt noch';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
  const weeks = leftOut.filter((week) => !back.includes(week));
  if (weeks.length === 0) return null;
  return (
    <ul className={styles.weeks} aria-label="Entfällt">
      {weeks.map((week) => (
        <li key={week} className={styles.week}>
          <span>Entfällt am {writeDate(addDays(week, dayOfWeek))}</span>
          <Button size="small" isBusy={isPending} onClick={() => mutate(week)}>
            Findet doch statt
          </Button>
        </li>
      ))}
    </ul>
  );
}
