import type { BadgeRoom } from '@hbg/contract/achievements';
import { useId } from 'react';
import { dateOf, writeDate } from '../../ui/german-date.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { areaTitles } from '../achievements/shared/area-titles.ts';
import { BadgeIcon } from '../achievements/shared/badge-icon.tsx';
import { badgeWords } from '../achievements/shared/badge-words.ts';
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
      <ul className={styles.badges}>
        {inOrder(badges).map((badge) => (
          <li key={badge.id}>
            <EarnedBy badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarnedBy({ badge }: { badge: Badge }) {
  const { name, rarity, icon, evidence, have, need, earnedAt } = badge;
  const progress = earnedAt === null ? { done: have, of: need, what: 'bisher' } : undefined;
  const note = earnedAt === null ? undefined : `am ${writeDate(dateOf(earnedAt))}`;
  return (
    <>
      <RarityBadge
        title={name}
        rarity={rarity}
        icon={<BadgeIcon name={icon} />}
        note={note}
        progress={progress}
      />
      <p className={styles.description}>{badgeWords(badge)}</p>
      {evidence.length > 0 && <Evidence badge={badge} />}
    </>
  );
}

function Evidence({ badge }: { badge: Badge }) {
  const { name, evidence } = badge;
  const question = isEarned(badge) ? 'Wofür?' : 'Was zählt schon?';
  return (
    <details className={styles.evidence}>
      <summary>
        {evidence.length === 1 ? question : `${question} ${evidence.length} Belege`}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <ul className={styles.pieces}>
        {evidence.map(({ unit, title, at }) => (
          <li key={at + unit}>
            {title} <time dateTime={at}>{writeDate(dateOf(at))}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was earned last stands first, and then what is nearest. */
function inOrder(badges: readonly Badge[]): Badge[] {
  const share = ({ have, need }: Badge) => have / need;
  return badges.toSorted(
    (a, b) =>
      Number(isEarned(b)) - Number(isEarned(a)) ||
      (b.earnedAt ?? '').localeCompare(a.earnedAt ?? '') ||
      share(b) - share(a),
  );
}

function isEarned({ earnedAt }: Badge): boolean {
  return earnedAt !== null;
}
