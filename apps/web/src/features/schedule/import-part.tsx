import { type ImportedEntry, importEntries, readWeek } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { callProblem } from '../../ui/call-problem.ts';
import { writeDate } from '../../ui/german-date.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import styles from './calendar-dialog.module.css';
import type { ReadCalendar, Skipped } from './import/read-calendar.ts';
import { forgetWeeks } from './use-entries.ts';
import { dayNames } from './week-words.ts';

const mostBytes = 1_000_000;

/** A calendar file is read here in the page; the server only gets the entries that were looked at. */
export function ImportPart({ today }: { today: string }) {
  const { mutate, data: looked, isPending, reset } = useLook(today);
  const input = useRef<HTMLInputElement>(null);
  const open = (file: File | undefined) => {
    if (!file) return;
    mutate(file);
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
        onChange={(event) => open(event.target.files?.[0])}
      />
      <div className={styles.buttons}>
        <Button
          icon={<Upload size={18} />}
          isBusy={isPending}
          onClick={() => input.current?.click()}
        >
          Datei wählen
        </Button>
      </div>
      <div aria-live="polite">
        {looked?.kind === 'problem' && <p className={styles.problem}>{looked.text}</p>}
      </div>
      {looked?.kind === 'read' && <Preview {...looked} today={today} onDone={reset} />}
    </section>
  );
}

/** Also asks which entries are there already. */
function useLook(today: string) {
  const owner = useOwnLearner();
  return useMutation({
    mutationFn: async (file: File) => {
      const read = await readFile(file, { learner: owner, today });
      if (read.kind === 'problem') return read;
      const { entries, skipped } = read;
      const body = { today, entries: [...entries], isTrial: true };
      const there = new Set((await callAs(owner, importEntries, { body })).known);
      const fresh = entries.filter(({ id }) => !there.has(id));
      return { kind: 'read' as const, fresh, known: entries.length - fresh.length, skipped };
    },
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Die Datei ist noch nicht gelesen';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
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

type PreviewProps = {
  fresh: readonly ImportedEntry[];
  known: number;
  skipped: Skipped;
  today: string;
  onDone: () => void;
};

function Preview({ fresh, known, skipped, today, onDone }: PreviewProps) {
  const { mutate, isPending } = useTakeIn(today, onDone);
  const out = [...skipped].map(([why, count]) => `${count} ${why}`).join(', ');
  return (
    <div className={styles.part} aria-live="polite">
      <p className={styles.word}>
        {countWords(fresh.length, known)}
        {out && ` Nicht dabei: ${out}.`}
      </p>
      {fresh.length > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls. */}
          <ul className={styles.found} aria-label="Was dazukommt" tabIndex={0}>
            {fresh.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <span className={styles.title}>{entry.title}</span>
                <span className={styles.when}>{whenOf(entry, today)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button variant="primary" isBusy={isPending} onClick={() => mutate(fresh)}>
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
      const more = known.length > 0 && { description: knownWords(known.length) };
      showToast({ title: addedWords(added), ...more });
      onDone();
    },
    onError: (error) => {
      const description = callProblem(error);
      const title = 'Es ist noch nichts dazugekommen';
      if (description) showToast({ title, description, tone: 'destructive' });
    },
  });
}

function countWords(fresh: number, known: number): string {
  if (fresh + known === 0) return 'Davon passt nichts in den Stundenplan.';
  const there = known === 0 ? '' : ` ${knownWords(known)}`;
  if (fresh === 0) return `Nichts Neues dabei.${there}`;
  const comes = fresh === 1 ? 'Ein Termin kommt dazu.' : `${fresh} Termine kommen dazu.`;
  return comes + there;
}

function addedWords(count: number): string {
  if (count === 0) return 'Nichts Neues dabei';
  return count === 1 ? 'Ein Termin ist dazugekommen' : `${count} Termine sind dazugekommen`;
}

function knownWords(count: number): string {
  return count === 1 ? 'Einer ist schon da.' : `${count} sind schon da.`;
}

/** 'Montag, 10:00–11:00, jede Woche ab 16.3.2026' */
function whenOf(entry: ImportedEntry, today: string): string {
  const { dayOfWeek: day = 1, weekOffset = 0, startTime, endTime, everyWeeks } = entry;
  const date = writeDate(addDays(weekStart(today, weekOffset), day));
  const often = everyWeeks === 2 ? 'jede zweite Woche' : 'jede Woche';
  const rhythm = entry.isRecurring ? `${often} ab ${date}` : date;
  return `${dayNames[day] ?? ''}, ${startTime}–${endTime}, ${rhythm}`;
}
