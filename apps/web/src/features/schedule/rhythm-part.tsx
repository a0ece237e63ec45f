import type { Entry } from '@hbg/contract/schedule';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './entry-dialog.module.css';
import type { Rhythm } from './entry-values.ts';
import { LeftOutWeeks } from './left-out-weeks.tsx';
import type { EntryForm } from './use-entry-form.ts';

const rhythms: { value: Rhythm; label: string }[] = [
  { value: 'weekly', label: 'Jede Woche' },
  { value: 'every second', label: 'Jede zweite Woche' },
  { value: 'once', label: 'Nur einmal' },
];

type RhythmPartProps = { form: EntryForm; series: Entry | null; onLeaveOut: () => void };

/** How often something is there, until when, and when it isn't. */
export function RhythmPart({ form, series, onLeaveOut }: RhythmPartProps) {
  return (
    <>
      <div className={styles.pairs}>
        <Select label="Wiederholung" options={rhythms} {...form.field('rhythm')} />
        {form.values.rhythm !== 'once' && (
          <DateField label="Letzter Tag" hint="Leer: ohne Ende." {...form.field('until')} />
        )}
      </div>
      {form.values.rhythm !== 'once' && (
        <Checkbox label="Ruht in den Ferien" {...form.field('restsInHolidays')} />
      )}
      {series && (
        <div className={styles.weeks}>
          <Button onClick={onLeaveOut}>Diese Woche entfällt</Button>
          <LeftOutWeeks entry={series} />
        </div>
      )}
    </>
  );
}
