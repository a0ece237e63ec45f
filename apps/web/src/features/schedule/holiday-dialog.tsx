import { isRefused } from '@hbg/contract/client';
import { changeHoliday, createHoliday, type Holiday } from '@hbg/contract/schedule';
import { addDays } from '@hbg/contract/week-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs, isFull, isTooOften } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { holidaysHaveChanged } from './holiday-changes.ts';
import styles from './holidays-dialog.module.css';

type HolidayDialogProps = {
  /** Those that are changed; null for new ones. */
  holiday: Holiday | null;
  today: string;
  onClose: () => void;
};

type Values = { name: string; from: string | null; to: string | null };

export function HolidayDialog({ holiday, today, onClose }: HolidayDialogProps) {
  const form = useHolidayForm(holiday, onClose);
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  const action = holiday ? 'Speichern' : 'Eintragen';
  return (
    <Dialog
      title={holiday ? 'Ferien ändern' : 'Ferien eintragen'}
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField label="Name" placeholder="Herbstferien" {...textInput(form.field('name'))} />
        <Days form={form} earliest={earliestOf(holiday, today)} />
        <SaveFailure form={form} />
        {/* Enter in any field sends the form. */}
        <button type="submit" hidden aria-label={action} />
      </form>
    </Dialog>
  );
}

type HolidayForm = ReturnType<typeof useHolidayForm>;

function Days({ form, earliest }: { form: HolidayForm; earliest: string }) {
  return (
    <div className={styles.pairs}>
      <DateField label="Erster Tag" min={earliest} {...form.field('from')} />
      <DateField label="Letzter Tag" min={earliest} {...form.field('to')} />
    </div>
  );
}

/** What is long over may be put right, but nobody means the year before last. */
function earliestOf(holiday: Holiday | null, today: string): string {
  const earliest = addDays(today, -400);
  return holiday && holiday.from < earliest ? holiday.from : earliest;
}

function useHolidayForm(holiday: Holiday | null, onSaved: () => void) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const [id] = useState(() => holiday?.id ?? newId());
  const [initial] = useState<Values>(() => valuesOf(holiday));
  return useSaveForm<Values, Holiday>({
    initial,
    save: async ({ name, from, to }) => {
      const body = { name, from: from ?? '', to: to ?? '' };
      const kept = await (holiday
        ? callAs(owner, changeHoliday, { params: { id }, body })
        : callAs(owner, createHoliday, { body: { id, ...body } }));
      await holidaysHaveChanged(queryClient);
      return kept;
    },
    validate: problemsOf,
    explain: explainRefusal,
    onSaved,
  });
}

function valuesOf(holiday: Holiday | null): Values {
  return { name: holiday?.name ?? '', from: holiday?.from ?? null, to: holiday?.to ?? null };
}

function explainRefusal(error: Error): string | null {
  if (isRefused(error, changeHoliday, 'unknownHoliday')) {
    return 'Diese Ferien gibt es nicht mehr: Sie wurden auf einem anderen Gerät gelöscht.';
  }
  if (isFull(error)) return 'Mehr Ferien passen nicht hinein. Lösch erst welche, die vorbei sind.';
  return isTooOften(error) ? 'Das war gerade sehr viel auf einmal. Warte kurz.' : null;
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
