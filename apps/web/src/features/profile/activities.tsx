import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Ledger, LedgerProps } from './ledger-query.ts';
import rows from './rows.module.css';
import { Section } from './section.tsx';

/** The last five, as the ledger tells them. */
export function Activities({ ledger }: LedgerProps) {
  const [now] = useState(() => new Date());
  return (
    <Section title="Letzte Aktivitäten">
      <QueryView
        query={ledger}
        isEmpty={({ activities }) => activities.length === 0}
        loading={<Skeleton label="Deine Aktivitäten werden geladen..." height={240} />}
        empty={<NoActivities />}
        failing={{
          title: 'Deine Aktivitäten lassen sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {({ activities }) => (
          <ul className={rows.rows}>
            {activities.map((activity) => (
              <ActivityRow key={activity.at + activity.unit} activity={activity} now={now} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function NoActivities() {
  return (
    <EmptyState
      title="Noch keine Aktivitäten aufgezeichnet"
      action={
        <Link to="/learn" className={buttonClass()}>
          Zu den Lektionen
        </Link>
      }
    >
      Hier steht, woran du zuletzt gearbeitet hast und was dabei herauskam.
    </EmptyState>
  );
}

type Activity = Ledger['activities'][number];

function ActivityRow({ activity, now }: { activity: Activity; now: Date }) {
  const { title, at, completion } = activity;
  const xp = completion?.xp ?? 0;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <span className={rows.title}>{title}</span>{' '}
        <span className={rows.note}>{noteOf(activity)}</span>
      </div>
      {xp > 0 && <span className={rows.xp}>+{xp} XP</span>}
      <time dateTime={at} className={rows.when}>
        {momentWords(at, now, 'to the minute')}
      </time>
    </li>
  );
}

function noteOf({ completion, minutes }: Activity): string {
  const worked = minutes > 0 ? `${minutes} min` : null;
  if (!completion) return [worked, 'daran gearbeitet'].filter(Boolean).join(' ');
  const { reached, quiz } = completion;
  const goals =
    reached.length > 0 && `${reached.filter(Boolean).length} von ${reached.length} Zielen`;
  const answers = quiz && `${quiz.right} von ${quiz.of} richtig`;
  return [goals, answers, worked].filter(Boolean).join(' · ') || 'abgeschlossen';
}
