import type { BadgeRoom } from '@hbg/contract/achievements';
import { useId } from 'react';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { areaTitles } from '../achievements/shared/area-titles.ts';
import { BadgeList, isEarned } from '../achievements/shared/badge-list.tsx';
import styles from './badges.module.css';
import type { Ledger, LedgerProps } from './ledger-query.ts';
import { Section } from './section.tsx';
import { badgesPlace } from './shared/badges-place.ts';

type Badge = Ledger['badges'][number];

export function Badges({ ledger }: LedgerProps) {
  const badges = ledger.data?.badges;
  const earned = badges?.filter(isEarned).length;
  return (
    <Section id={badgesPlace} title="Erfolge" aside={badges && `${earned} von ${badges.length}`}>
      <QueryView
        query={ledger}
        loading={<Skeleton label="Deine Erfolge werden geladen..." height={280} />}
        failing={{
          title: 'Deine Erfolge lassen sich gerade nicht laden',
          safe: 'Was du verdient hast, bleibt dir.',
        }}
      >
        {(told) =>
          rooms.map((room) => (
            <BadgesOf
              key={room}
              title={titles[room]}
              badges={told.badges.filter((badge) => badge.room === room)}
            />
          ))
        }
      </QueryView>
    </Section>
  );
}

const titles: Readonly<Record<BadgeRoom, string>> = {
  house: 'In der ganzen Garage',
  ...areaTitles,
  maths: 'Mathe-Trainer',
};
const rooms = ['house', 'python-mastery', 'html-mastery', 'maths'] as const;

function BadgesOf({ title, badges }: { title: string; badges: readonly Badge[] }) {
  const heading = useId();
  if (badges.length === 0) return null;
  return (
    <section className={styles.room} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {title}{' '}
        <span className={styles.count}>
          {badges.filter(isEarned).length} von {badges.length}
        </span>
      </h3>
      <BadgeList badges={badges} />
    </section>
  );
}
