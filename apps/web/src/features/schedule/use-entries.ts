import {
  changeEntry,
  createEntry,
  type Entry,
  eraseEntry,
  leaveOutWeek,
  readProposals,
  readWeek,
} from '@hbg/contract/schedule';
import { weekStart } from '@hbg/contract/week-dates';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { timeOf } from '../../ui/german-time.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import type { WeekItem, WeekPlace } from '../../ui/week-item.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { valuesOf } from './entry-values.ts';
import { weekQuery } from './queries.ts';
import { scheduleHasChanged } from './shared/schedule-changes.ts';
import { dayNames } from './week-words.ts';

/** All that happens to a week's entries at once, and goes back where the server doesn't take it. */
export function useEntries(today: string, weekOffset: number) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { queryKey } = weekQuery(today, weekOffset);
  const list = useOptimisticList<Entry>({ queryKey, idOf: ({ id }) => id });
  const told = (call: Promise<unknown>) => thenForget(call, queryClient);

  const change = (from: Entry, to: Entry) =>
    list.update(from, to, {
      send: () => told(callAs(owner, changeEntry, changeOf(from, to, today))),
      failure: `„${from.title}“ liegt wieder, wo es war`,
    });

  const move = async ({ entry, to, length }: Move) => {
    const moved = movedTo(entry, to, length);
    const rhythm = entry.isRecurring ? ', und so jedes Mal' : '';
    const back = { label: 'Rückgängig', onAct: () => void change(moved, entry) };
    showToast({
      title: `„${entry.title}“: ${dayNames[to.day] ?? ''}, ${moved.startTime} Uhr${rhythm}`,
      action: back,
      about: entry.id,
    });
    await change(entry, moved);
  };

  const remove = (entry: Entry) => {
    const { id, title } = entry;
    void list.remove(entry, {
      send: () => told(callAs(owner, eraseEntry, { params: { id } })),
      failure: `„${title}“ ist noch da`,
      title: `„${title}“ gelöscht`,
      restore: () => told(callAs(owner, createEntry, { body: { ...valuesOf(entry), id, today } })),
      restoreFailure: `„${title}“ ist nicht zurückgekommen`,
    });
  };

  const leaveOut = (entry: Entry) => {
    const { id, title } = entry;
    const week = weekStart(today, weekOffset);
    const send = (isLeftOut: boolean) =>
      told(callAs(owner, leaveOutWeek, { params: { id }, body: { week, isLeftOut } }));
    void list.remove(entry, {
      send: () => send(true),
      failure: `„${title}“ findet statt`,
      title: `„${title}“ entfällt diese Woche`,
      restore: () => send(false),
      restoreFailure: `„${title}“ entfällt noch`,
    });
  };

  return { move, remove, leaveOut };
}

type Move = { readonly entry: Entry; readonly to: WeekPlace; readonly length: number };

export function moveOf(entry: Entry, { start, end }: WeekItem, to: WeekPlace): Move {
  return { entry, to, length: end - start };
}

function movedTo(entry: Entry, { day, start }: WeekPlace, length: number): Entry {
  return { ...entry, dayOfWeek: day, startTime: timeOf(start), endTime: timeOf(start + length) };
}

/** With what was seen, so that what another device has changed meanwhile stays. */
function changeOf(from: Entry, to: Entry, today: string) {
  const body = { ...valuesOf(to), today, was: valuesOf(from) };
  return { params: { id: from.id }, body };
}

/** A series is in all of them; the one in sight is read when the last change has been heard. */
export function forgetWeeks(queryClient: QueryClient): void {
  scheduleHasChanged();
  for (const path of [readWeek.path, readProposals.path]) {
    void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
}

export async function thenForget(call: Promise<unknown>, queryClient: QueryClient): Promise<void> {
  await call;
  forgetWeeks(queryClient);
}
