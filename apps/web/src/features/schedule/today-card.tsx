import type { Entry } from '@hbg/contract/schedule';
import { minutesOf, timeOf } from '../../ui/german-time.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { leftWords, TodayRow } from './shared/today-row.tsx';
import styles from './today-card.module.css';
import type { Now } from './use-now.ts';

type TodayCardProps = { entries: readonly Entry[]; now: Now; weekOffset: number };

export function TodayCard({ entries, now, weekOffset }: TodayCardProps) {
  return (
    <section aria-labelledby="heute">
      <h2 id="heute" className={styles.head}>
        Heutige Termine
      </h2>
      {weekOffset === 0 ? (
        <Today entries={entries.filter(({ dayOfWeek }) => dayOfWeek === now.dayOfWeek)} now={now} />
      ) : (
        <p className={styles.word}>Wechseln Sie zur aktuellen Woche</p>
      )}
    </section>
  );
}

function Today({ entries, now }: Pick<TodayCardProps, 'entries' | 'now'>) {
  if (entries.length === 0) return <p className={styles.word}>Keine Termine heute</p>;
  const over = entries.filter(({ endTime }) => minutesOf(endTime) <= now.minutes);
  const left = entries.filter((entry) => !over.includes(entry));
  const last = over.at(-1);
  const folded = over.slice(0, -1);
  return (
    <>
      {folded.length > 0 && <p className={styles.word}>{foldedWords(folded)}</p>}
      <ol className={styles.list}>
        {last && <TodayRow entry={last} words="vorbei" isOver />}
        <li className={styles.now}>
          <VisuallyHidden>Jetzt ist es </VisuallyHidden>
          {timeOf(now.minutes)}
        </li>
        {left.map((entry) => (
          <TodayRow key={entry.id} entry={entry} words={leftWords(entry, now)} />
        ))}
      </ol>
    </>
  );
}

function foldedWords(over: readonly Entry[]): string {
  const ends = over.map(({ endTime }) => endTime).toSorted();
  return `${over[0]?.startTime}–${ends.at(-1)}, ${counts[over.length] ?? over.length} vorbei`;
}

const counts = ['', 'einer', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
