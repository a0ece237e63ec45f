import { isRefused } from '@hbg/contract/client';
import {
  changeEntry,
  changeOneWeek,
  createEntry,
  type Entry,
  eraseEntry,
  leaveOutWeek,
} from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem } from '../../ui/call-problem.ts';
import { writeDate } from '../../ui/german-date.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isFull, isTooOften } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { type FormValues, formOf, newEntry, problemsOf, sentOf, valuesOf } from './entry-values.ts';
import { weeksHaveChanged } from './holiday-changes.ts';

type FormProps = {
  /** The one that is changed; null for a new one. */
  entry: Entry | null;
  today: string;
  weekOffset: number;
  onClose: () => void;
};

export type EntryForm = ReturnType<typeof useEntryForm>;

export function useEntryForm({ entry, today, weekOffset, onClose }: FormProps) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const tellOfOneWeek = useTellOfOneWeek();
  const [id] = useState(newId);
  // What was seen when the dialog opened; what another device changes meanwhile isn't touched.
  const [was] = useState(() => entry && valuesOf(entry));
  const [initial] = useState(() => (entry ? formOf(entry) : newEntry));
  /** Of a series. */
  const [isOneWeek, setIsOneWeek] = useState(false);
  const send = (values: FormValues) => {
    const body = { ...sentOf(values, weekOffset), today };
    if (!entry || !was) return callAs(owner, createEntry, { body: { ...body, id } });
    const params = { id: entry.id };
    return isOneWeek
      ? callAs(owner, changeOneWeek, { params, body: { ...body, id } })
      : callAs(owner, changeEntry, { params, body: { ...body, was } });
  };
  const form = useSaveForm<FormValues, Entry>({
    initial,
    save: send,
    validate: problemsOf,
    explain: explainRefusal,
    onSaved: (saved) => {
      void weeksHaveChanged(queryClient);
      if (entry && isOneWeek) tellOfOneWeek(entry, saved);
      onClose();
    },
  });
  const { rhythm, dayOfWeek } = form.values;
  const date = writeDate(addDays(weekStart(today, weekOffset), dayOfWeek));
  const isOnce = rhythm === 'once' || isOneWeek;
  const firstDayWords = isOnce ? `Am ${date}` : !entry && `Zum ersten Mal am ${date}`;
  return { ...form, isOneWeek, setIsOneWeek, firstDayWords: firstDayWords || undefined };
}

/** A week of its own is two changes; what takes it back takes back both. */
function useTellOfOneWeek() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ series, own }: { series: Entry; own: Entry }) => {
      const week = { week: own.firstWeek, isLeftOut: false };
      await callAs(owner, leaveOutWeek, { params: { id: series.id }, body: week });
      await callAs(owner, eraseEntry, { params: { id: own.id } });
    },
    onSettled: () => weeksHaveChanged(queryClient),
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Die Woche ist noch geändert';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
  return (series: Entry, own: Entry) =>
    showToast({
      title: `„${series.title}“ ist nur diese Woche anders`,
      about: own.id,
      action: { label: 'Rückgängig', onAct: () => mutate({ series, own }) },
    });
}

function explainRefusal(error: Error): string | null {
  if (isRefused(error, changeEntry, 'unknownEntry')) {
    return 'Diesen Termin gibt es nicht mehr: Er wurde auf einem anderen Gerät gelöscht.';
  }
  if (isRefused(error, changeOneWeek, 'tooMany')) {
    return 'Mehr Wochen lassen sich bei diesem Termin nicht ändern.';
  }
  if (isFull(error)) return 'Mehr Termine passen nicht hinein. Lösch erst welche, die vorbei sind.';
  return isTooOften(error) ? 'Das war gerade sehr viel auf einmal. Warte kurz.' : null;
}
