import type { listUnaidedChecks } from '@hbg/contract/assessments';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { unaidedChecksQuery } from '../assessments/shared/queries.ts';
import { useStart } from '../assessments/shared/use-start.ts';
import rows from './rows.module.css';
import { Section } from './section.tsx';
import styles from './unaided-checks.module.css';

type Checked = Answer<typeof listUnaidedChecks>;

/** What the AI has helped with, a day later; nothing where there is nothing of it. */
export function UnaidedChecks() {
  const query = useQuery(unaidedChecksQuery);
  const { data } = query;
  if (data && data.open.length === 0 && data.done.length === 0) return null;
  return (
    <Section title="Kannst du es auch ohne Hilfe?" aside="zwei Minuten, zwei Aufgaben">
      <QueryView
        query={query}
        loading={<Skeleton label="Was du allein probieren kannst, wird geladen..." height={96} />}
        failing={{
          title: 'Was du allein probieren kannst, lässt sich gerade nicht laden',
          safe: 'Was du schon gezeigt hast, liegt sicher in der Garage.',
        }}
      >
        {(checks) => <CheckRows checks={checks} />}
      </QueryView>
    </Section>
  );
}

function CheckRows({ checks: { open, done } }: { checks: Checked }) {
  const [now] = useState(() => new Date());
  return (
    <ul className={rows.rows}>
      {open.map((check) => (
        <OpenCheck key={check.unit} check={check} now={now} />
      ))}
      {done.map(({ id, title, right, of, at }) => (
        <li key={id} className={rows.row}>
          <div className={rows.words}>
            <Link
              to="/profile/assessment/$assessmentId"
              params={{ assessmentId: id }}
              className={styles.done}
            >
              {title}
            </Link>{' '}
            <span className={rows.note}>
              {right} von {of} ohne Hilfe
            </span>
          </div>
          <time dateTime={at} className={rows.when}>
            {momentWords(at, now, 'to the minute')}
          </time>
        </li>
      ))}
    </ul>
  );
}

function OpenCheck({ check, now }: { check: Checked['open'][number]; now: Date }) {
  const { start, isStarting } = useStart();
  const { unit, title, helpedAt } = check;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <span className={rows.title}>{title}</span>{' '}
        <span className={rows.note}>
          mit Hilfe der KI: {momentWords(helpedAt, now, 'to the minute')}
        </span>
      </div>
      <Button
        size="small"
        aria-label={`Ohne Hilfe ausprobieren: ${title}`}
        isBusy={isStarting}
        onClick={() => start(unit)}
      >
        Ausprobieren
      </Button>
    </li>
  );
}
