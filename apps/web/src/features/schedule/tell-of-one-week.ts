import { type Entry, eraseEntry, leaveOutWeek } from '@hbg/contract/schedule';
import type { QueryClient } from '@tanstack/react-query';
import { callProblem } from '../../ui/call-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAs } from '../units/shared/code/call-as.ts';
import { weeksHaveChanged } from './holiday-changes.ts';

/** A series, and what takes its place in one week. */
export type OneWeek = {
  readonly series: Entry;
  readonly own: Entry;
  readonly owner: string;
  readonly queryClient: QueryClient;
};

export function tellOfOneWeek(change: OneWeek): void {
  const { series, own } = change;
  showToast({
    title: `„${series.title}“ ist nur diese Woche anders`,
    about: own.id,
    action: { label: 'Rückgängig', onAct: () => void takeBack(change) },
  });
}

/** Both halves. */
async function takeBack({ series, own, owner, queryClient }: OneWeek) {
  try {
    const body = { week: own.firstWeek, isLeftOut: false };
    await callAs(owner, leaveOutWeek, { params: { id: series.id }, body });
    await callAs(owner, eraseEntry, { params: { id: own.id } });
  } catch (error) {
    const description = error instanceof Error && callProblem(error);
    const title = 'Die Woche ist noch geändert';
    if (description) showToast({ title, description, tone: 'destructive' });
  }
  await weeksHaveChanged(queryClient);
}
