import { type Entry, scheduleLimits } from '@hbg/contract/schedule';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Swatches } from '../../ui/swatches.tsx';
import { textInput } from '../../ui/text-input.ts';
import { TimeField } from '../../ui/time-field.tsx';
import { colourOf, hexOf } from './colours.ts';
import styles from './entry-dialog.module.css';
import type { Rhythm } from './entry-values.ts';
import { type EntryForm, useEntryForm } from './use-entry-form.ts';
import { dayNames } from './week-words.ts';

/** The dialog is there before its list is, and what few entries have. */
const DateField = lazyPart(async () => (await import('../../ui/date-field.tsx')).DateField);
const LeftOutWeeks = lazyPart(async () => (await import('./left-out-weeks.tsx')).LeftOutWeeks);
const SubjectField = lazyPart(async () => (await import('./subject-field.tsx')).SubjectField);

type EntryDialogProps = {
  /** The one that is changed; null for a new one. */
  entry: Entry | null;
  today: string;
  weekOffset: number;
  onClose: () => void;
  onLeaveOut: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
};

const days = dayNames.map((label, day) => ({ value: String(day), label }));
const priorities = [
  { value: '1', label: 'Niedrig' },
  { value: '2', label: 'Mittel' },
  { value: '3', label: 'Hoch' },
];

const rhythms: { value: Rhythm; label: string }[] = [
  { value: 'weekly', label: 'Jede Woche' },
  { value: 'every second', label: 'Jede zweite Woche' },
  { value: 'once', label: 'Nur einmal' },
];

export function EntryDialog(props: EntryDialogProps) {
  const { entry, onClose } = props;
  const form = useEntryForm(props);
  const series = entry?.isRecurring ? entry : null;
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  const leaveTo = (act: (entry: Entry) => void) => () => {
    onClose();
    if (entry) act(entry);
  };
  return (
    <Dialog
      title={entry ? 'Termin bearbeiten' : 'Neuen Termin erstellen'}
      isOpen
      onClose={() => void close()}
      footer={
        <Foot
          {...{ form, entry }}
          onClose={close}
          onRemove={leaveTo(form.isOneWeek ? props.onLeaveOut : props.onRemove)}
        />
      }
    >
      <form {...form.formProps} className={styles.form}>
        <Title form={form} isNew={!entry} />
        {series && (
          <Checkbox
            label="Nur diese Woche ändern"
            value={form.isOneWeek}
            onChange={form.setIsOneWeek}
          />
        )}
        <When form={form} entry={entry} />
        <TextArea label="Beschreibung" rows={2} {...textInput(form.field('description'))} />
        <Swatches
          label="Farbe"
          value={colourOf(form.values.color)}
          onChange={(colour) => form.set('color', hexOf(colour))}
          error={form.field('color').error}
        />
        {!form.isOneWeek && <HowOften form={form} />}
        {series && !form.isOneWeek && (
          <div className={styles.weeks}>
            <Button onClick={leaveTo(props.onLeaveOut)}>Diese Woche entfällt</Button>
            <Suspense>{series.leftOut.length > 0 && <LeftOutWeeks entry={series} />}</Suspense>
          </div>
        )}
        <SaveFailure form={form} />
        {/* Enter in any field sends the form. */}
        {entry && <button type="submit" hidden aria-label="Aktualisieren" />}
      </form>
    </Dialog>
  );
}

function Title({ form, isNew }: { form: EntryForm; isNew: boolean }) {
  return (
    <div className={styles.quick}>
      <TextField
        label="Titel"
        maxLength={scheduleLimits.title}
        {...textInput(form.field('title'))}
      />
      {isNew && (
        <Button type="submit" size="small" className={styles.add} isBusy={form.isSaving}>
          Hinzufügen
        </Button>
      )}
    </div>
  );
}

type FootProps = {
  form: EntryForm;
  entry: Entry | null;
  onClose: () => Promise<void>;
  onRemove: () => void;
};

function Foot({ form, entry, onClose, onRemove }: FootProps) {
  return (
    <>
      {entry && (
        <Button variant="danger" className={styles.first} onClick={onRemove}>
          {form.isOneWeek ? 'Diese Woche entfällt' : 'Löschen'}
        </Button>
      )}
      <Button onClick={() => void onClose()}>Abbrechen</Button>
      <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
        {entry ? 'Aktualisieren' : 'Erstellen'}
      </Button>
    </>
  );
}

function When({ form, entry }: { form: EntryForm; entry: Entry | null }) {
  return (
    <div className={styles.pairs}>
      <Suspense fallback={<Skeleton height={76} />}>
        <SubjectField own={entry?.subject} {...form.field('subject')} />
      </Suspense>
      <Select
        label="Wochentag"
        options={days}
        hint={form.firstDayWords}
        value={String(form.values.dayOfWeek)}
        onChange={(day) => form.set('dayOfWeek', Number(day))}
        error={form.field('dayOfWeek').error}
      />
      <Select
        label="Priorität"
        options={priorities}
        value={String(form.values.priority)}
        onChange={(value) => form.set('priority', priorityOf(value))}
        error={form.field('priority').error}
      />
      <NumberField
        label="Erinnerung (Minuten vorher)"
        min={0}
        max={scheduleLimits.reminderMinutes}
        step={5}
        isWhole
        {...form.field('reminderMinutes')}
      />
      <TimeField label="Startzeit" {...form.field('startTime')} />
      <TimeField label="Endzeit" {...form.field('endTime')} />
    </div>
  );
}

function HowOften({ form }: { form: EntryForm }) {
  return (
    <>
      <div className={styles.pairs}>
        <Select label="Wiederholung" options={rhythms} {...form.field('rhythm')} />
        {form.values.rhythm !== 'once' && (
          <Suspense fallback={<Skeleton height={76} />}>
            <DateField label="Letzter Tag" hint="Leer: ohne Ende." {...form.field('until')} />
          </Suspense>
        )}
      </div>
      {form.values.rhythm !== 'once' && (
        <Checkbox label="Ruht in den Ferien" {...form.field('restsInHolidays')} />
      )}
    </>
  );
}

function priorityOf(value: string): 1 | 2 | 3 {
  if (value === '1') return 1;
  return value === '3' ? 3 : 2;
}
