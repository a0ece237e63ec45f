import type { listUnaidedChecks } from '@hbg/contract/assessments';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { unaidedChecksQuery } from '../assessments/shared/queries.ts';
import { useStart } from '../assessments/shared/use-start.ts';
import rows from './rows.module.css';
import { Section } from './section.tsx';
import styles from './unaided-checks.module.css';

type Checks = Answer<typeof listUnaidedChecks>;

/** What the AI has helped with, a day later; nothing where there is nothing of it. */
export function UnaidedChecks() {
  const { data } = useQuery(unaidedChecksQuery);
  const [now] = useState(() => new Date());
  if (!data || (data.open.length === 0 && data.done.length === 0)) return null;
  return (
    <Section title="Kannst du es auch ohne Hilfe?" aside="zwei Minuten, zwei Aufgaben">
      <ul className={rows.rows}>
        {data.open.map((check) => (
          <OpenCheck key={check.unit} check={check} now={now} />
        ))}
        {data.done.map(({ id, title, right, of, at }) => (
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
    </Section>
  );
}

function OpenCheck({ check, now }: { check: Checks['open'][number]; now: Date }) {
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
