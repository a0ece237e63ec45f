import { isRefused } from '@hbg/contract/client';
import { changeEntry, changeOneWeek, createEntry, type Entry } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeDate } from '../../ui/german-date.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isFull, isTooOften } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { type FormValues, formOf, newEntry, problemsOf, sentOf, valuesOf } from './entry-values.ts';
import { weeksHaveChanged } from './holiday-changes.ts';
import type { OneWeek } from './tell-of-one-week.ts';

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
      if (entry && isOneWeek) void tellOfOneWeek({ series: entry, own: saved, owner, queryClient });
      onClose();
    },
  });
  const { rhythm, dayOfWeek } = form.values;
  const date = writeDate(addDays(weekStart(today, weekOffset), dayOfWeek));
  const isOnce = rhythm === 'once' || isOneWeek;
  const firstDayWords = isOnce ? `Am ${date}` : !entry && `Zum ersten Mal am ${date}`;
  return { ...form, isOneWeek, setIsOneWeek, firstDayWords: firstDayWords || undefined };
}

async function tellOfOneWeek(change: OneWeek) {
  const words = await import('./tell-of-one-week.ts');
  words.tellOfOneWeek(change);
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
