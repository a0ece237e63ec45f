import type { AiSession } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PlaceLink } from '../../ui/place-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './ai-sessions.module.css';
import { sessionNames } from './profile-words.ts';
import { aiSessionsQuery } from './queries.ts';
import rows from './rows.module.css';
import { Section } from './section.tsx';

/** What somebody has talked about with the tutor and the companions. */
export function AiSessions() {
  const query = useQuery(aiSessionsQuery);
  const [now] = useState(() => new Date());
  return (
    <Section title="KI-Sitzungen">
      <QueryView
        query={query}
        loading={<Skeleton label="Deine Gespräche werden geladen..." height={240} />}
        empty={<NoSessions />}
        failing={{
          title: 'Deine Gespräche lassen sich gerade nicht laden',
          safe: 'Der Begleiter und der Tutor antworten trotzdem.',
        }}
      >
        {(sessions) => (
          <ul className={rows.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} now={now} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function NoSessions() {
  return (
    <EmptyState
      title="Noch keine Gespräche mit der KI"
      action={
        <Link to="/ai-companion" className={buttonClass()}>
          Zum KI Begleiter
        </Link>
      }
    >
      Hier steht, worüber du mit dem Tutor und den Begleitern gesprochen hast.
    </EmptyState>
  );
}

function SessionRow({ session, now }: { session: AiSession; now: Date }) {
  const { topic, sessionType, messages, endedAt, address } = session;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <PlaceLink address={address} className={styles.link}>
          {topic}
        </PlaceLink>{' '}
        <span className={rows.note}>
          {messages === 1 ? '1 Nachricht' : `${messages} Nachrichten`}
        </span>
      </div>
      <Badge>{sessionNames[sessionType]}</Badge>
      <time dateTime={endedAt} className={rows.when}>
        {momentWords(endedAt, now, 'to the minute')}
      </time>
    </li>
  );
}
