import type { readAchievements } from '@hbg/contract/achievements';
import type { Answer } from '@hbg/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { hoursOf } from '../../ui/german-time.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { achievementsQuery } from '../achievements/shared/achievements-query.ts';
import styles from './this-week.module.css';

type Ledger = Pick<Answer<typeof readAchievements>, 'week' | 'streak'>;

export function ThisWeek() {
  const query = useQuery(achievementsQuery());
  const days = query.data?.streak.days ?? 0;
  return (
    <section className={styles.week} aria-labelledby="woche">
      <div className={styles.head}>
        <h2 id="woche" className={styles.title}>
          Diese Woche
        </h2>
        {days > 0 && (
          <Badge tone="amber">
            <Flame size={14} aria-hidden="true" /> {days === 1 ? '1 Tag' : `${days} Tage`} in Folge
          </Badge>
        )}
      </div>
      <QueryView
        query={query}
        loading={<Skeleton label="Deine Woche wird geladen..." height={64} />}
        failing={{
          title: 'Deine Woche lässt sich gerade nicht laden',
          safe: 'Was du geschafft hast, liegt sicher in der Garage.',
        }}
      >
        {(ledger) => <Figures {...ledger} />}
      </QueryView>
    </section>
  );
}

function Figures({ week: { minutes, completed, xp }, streak }: Ledger) {
  return (
    <>
      <FigureRow>
        {minutes < 60 ? (
          <Figure label={minutes === 1 ? 'Minute' : 'Minuten'} value={minutes} />
        ) : (
          <Figure label={minutes === 60 ? 'Stunde' : 'Stunden'} value={hoursOf(minutes)} />
        )}
        <Figure label="Geschafft" value={completed} />
        <Figure label="XP" value={xp === 0 ? 0 : `+${xp}`} tone="xp" />
      </FigureRow>
      <p className={styles.word}>{wordOf(completed, streak)}</p>
    </>
  );
}

function wordOf(completed: number, { days, isTodayDone }: Ledger['streak']): string {
  if (isTodayDone) return 'Für heute ist etwas geschafft.';
  if (days > 0) return 'Eine Lektion oder das Rätsel von heute, und deine Serie geht weiter.';
  if (completed > 0) return 'Mit dem Rätsel von heute beginnt eine neue Serie.';
  return 'Mit deiner ersten Lektion oder dem Rätsel von heute fängt es an zu zählen.';
}
