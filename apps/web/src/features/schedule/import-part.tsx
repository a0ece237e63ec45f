import { type ImportedEntry, importEntries, readWeek } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { writeDate } from '../../ui/german-date.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import styles from './calendar-dialog.module.css';
import type { ReadCalendar } from './import/read-calendar.ts';
import { forgetWeeks } from './use-entries.ts';
import { dayNames } from './week-words.ts';

const mostBytes = 1_000_000;

/** A calendar file is read here in the page; the server only gets the entries that were looked at. */
export function ImportPart({ today }: { today: string }) {
  const owner = useOwnLearner();
  const [read, setRead] = useState<ReadCalendar | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setRead(await readFile(file, { learner: owner, today }));
    if (input.current) input.current.value = '';
  };
  return (
    <section aria-labelledby="einlesen" className={styles.part}>
      <h3 id="einlesen" className={styles.head}>
        Termine aus einer Datei holen
      </h3>
      <p className={styles.word}>
        Eine Kalenderdatei (.ics, höchstens 1 MB). Du siehst zuerst, was dazukommt.
      </p>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label="Kalenderdatei"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <div className={styles.buttons}>
        <Button icon={<Upload size={18} />} onClick={() => input.current?.click()}>
          Datei wählen
        </Button>
      </div>
      <div aria-live="polite">
        {read?.kind === 'problem' && <p className={styles.problem}>{read.text}</p>}
      </div>
      {read?.kind === 'read' && <Preview {...read} today={today} onDone={() => setRead(null)} />}
    </section>
  );
}

async function readFile(
  file: File,
  whose: { learner: string; today: string },
): Promise<ReadCalendar> {
  if (file.size > mostBytes) {
    return { kind: 'problem', text: 'Die Datei ist größer als 1 MB. So viel passt nicht hinein.' };
  }
  const { readCalendar } = await import('./import/read-calendar.ts');
  return readCalendar(await file.text(), whose);
}

type PreviewProps = Extract<ReadCalendar, { kind: 'read' }> & {
  today: string;
  onDone: () => void;
};

function Preview({ entries, skipped, today, onDone }: PreviewProps) {
  const { mutate, isPending } = useTakeIn(today, onDone);
  const out = [...skipped].map(([why, count]) => `${count} ${why}`).join(', ');
  return (
    <div className={styles.part} aria-live="polite">
      <p className={styles.word}>
        {countWords(entries.length)}
        {out && ` Nicht dabei: ${out}.`}
      </p>
      {entries.length > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls. */}
          <ul className={styles.found} aria-label="Was dazukommt" tabIndex={0}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <span className={styles.title}>{entry.title}</span>
                <span className={styles.when}>{whenOf(entry, today)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button variant="primary" isBusy={isPending} onClick={() => mutate(entries)}>
              In den Stundenplan
            </Button>
            <Button onClick={onDone}>Doch nicht</Button>
          </div>
        </>
      )}
    </div>
  );
}

function useTakeIn(today: string, onDone: () => void) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entries: readonly ImportedEntry[]) =>
      callAs(owner, importEntries, { body: { today, entries: [...entries] } }),
    onSuccess: async ({ added, known }) => {
      forgetWeeks(queryClient);
      await queryClient.invalidateQueries({ queryKey: [readWeek.path] });
      showToast({ title: addedWords(added), ...(known > 0 && { description: knownWords(known) }) });
      onDone();
    },
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Es ist noch nichts dazugekommen';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
}

function countWords(count: number): string {
  if (count === 0) return 'Davon passt nichts in den Stundenplan.';
  return count === 1 ? 'Ein Termin kommt dazu.' : `${count} Termine kommen dazu.`;
}

function addedWords(count: number): string {
  if (count === 0) return 'Nichts Neues dabei';
  return count === 1 ? 'Ein Termin ist dazugekommen' : `${count} Termine sind dazugekommen`;
}

function knownWords(count: number): string {
  return count === 1 ? 'Einer war schon da.' : `${count} waren schon da.`;
}

/** 'Montag, 10:00–11:00, jede Woche ab 16.3.2026' */
function whenOf(entry: ImportedEntry, today: string): string {
  const { dayOfWeek: day = 1, weekOffset = 0, startTime, endTime, everyWeeks } = entry;
  const date = writeDate(addDays(weekStart(today, weekOffset), day));
  const often = everyWeeks === 2 ? 'jede zweite Woche' : 'jede Woche';
  const rhythm = entry.isRecurring ? `${often} ab ${date}` : date;
  return `${dayNames[day] ?? ''}, ${startTime}–${endTime}, ${rhythm}`;
}
