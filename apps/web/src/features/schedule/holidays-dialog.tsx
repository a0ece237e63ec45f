import { createHoliday, eraseHoliday, type Holiday, readWeek } from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { writeDate } from '../../ui/german-date.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import styles from './holidays-dialog.module.css';
import { holidaysQuery } from './queries.ts';
import { forgetWeeks } from './use-entries.ts';
import { useOwnLearner } from './use-own-learner.ts';

type HolidaysDialogProps = { today: string; onClose: () => void };

type Values = { name: string; from: string | null; to: string | null };

/** Of the whole house: who puts them in does it for everybody. */
export function HolidaysDialog({ today, onClose }: HolidaysDialogProps) {
  const [round, setRound] = useState(0);
  const query = useQuery(holidaysQuery);
  return (
    <Dialog title="Ferien" isOpen onClose={onClose}>
      <p className={styles.word}>
        In den Ferien ruhen Termine, die sich wiederholen. Sie gelten für alle in deiner Garage.
      </p>
      <QueryView
        query={query}
        loading={<Skeleton />}
        empty={<EmptyState title="Noch keine Ferien eingetragen" />}
        failing={{
          title: 'Die Ferien lassen sich gerade nicht laden',
          safe: 'Was eingetragen ist, liegt sicher in der Garage.',
        }}
      >
        {(holidays) => <List holidays={holidays} />}
      </QueryView>
      <NewHoliday key={round} today={today} onSaved={() => setRound(round + 1)} />
    </Dialog>
  );
}

function List({ holidays }: { holidays: readonly Holiday[] }) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { remove } = useOptimisticList<Holiday>({
    queryKey: holidaysQuery.queryKey,
    idOf: ({ id }) => id,
  });
  const erase = (holiday: Holiday) => {
    const { id, name } = holiday;
    void remove(holiday, {
      send: () => then(callAs(owner, eraseHoliday, { params: { id } }), queryClient),
      failure: `„${name}“ sind noch da`,
      title: `„${name}“ gelöscht`,
      restore: () => then(callAs(owner, createHoliday, { body: holiday }), queryClient),
      restoreFailure: `„${name}“ sind nicht zurückgekommen`,
    });
  };
  return (
    <ul className={styles.list}>
      {holidays.map((holiday) => (
        <li key={holiday.id} className={styles.row}>
          <span className={styles.name}>
            {holiday.name}
            <span className={styles.span}>
              {writeDate(holiday.from)} – {writeDate(holiday.to)}
            </span>
          </span>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`„${holiday.name}“ löschen`}
            onClick={() => erase(holiday)}
          >
            <Trash2 size={18} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Every week may look otherwise now. */
async function then(call: Promise<unknown>, queryClient: QueryClient): Promise<void> {
  await call;
  forgetWeeks(queryClient);
  await queryClient.invalidateQueries({ queryKey: [readWeek.path] });
}

function NewHoliday({ today, onSaved }: { today: string; onSaved: () => void }) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const form = useSaveForm<Values, Holiday>({
    initial: { name: '', from: null, to: null },
    save: async ({ name, from, to }) => {
      const body = { id, name, from: from ?? '', to: to ?? '' };
      const kept = await callAs(owner, createHoliday, { body });
      await queryClient.invalidateQueries({ queryKey: holidaysQuery.queryKey });
      await then(Promise.resolve(), queryClient);
      return kept;
    },
    validate: problemsOf,
    onSaved,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <TextField label="Name" placeholder="Herbstferien" {...textInput(form.field('name'))} />
      <div className={styles.pairs}>
        <DateField label="Erster Tag" min={addDays(today, -400)} {...form.field('from')} />
        <DateField label="Letzter Tag" min={addDays(today, -400)} {...form.field('to')} />
      </div>
      <SaveFailure form={form} />
      <Button type="submit" isBusy={form.isSaving}>
        Eintragen
      </Button>
    </form>
  );
}

function problemsOf({ name, from, to }: Values): FieldErrors<Values> {
  return {
    name: name.trim() === '' ? 'Gib ihnen einen Namen' : undefined,
    from: from === null ? 'Wann fangen sie an?' : undefined,
    to: to === null ? 'Wann hören sie auf?' : beforeFirst(from, to),
  };
}

function beforeFirst(from: string | null, to: string): string | undefined {
  return from !== null && to < from ? 'Der letzte Tag liegt vor dem ersten' : undefined;
}
