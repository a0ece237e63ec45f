import { QueryView } from '../../ui/query-view.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BadgeIcon } from '../achievements/shared/badge-icon.tsx';
import styles from './badges.module.css';
import type { Ledger, LedgerProps } from './ledger-query.ts';
import { Section } from './section.tsx';

type Badge = Ledger['badges'][number];

export function Badges({ ledger }: LedgerProps) {
  const badges = ledger.data?.badges;
  const earned = badges?.filter(isEarned).length;
  return (
    <Section title="Erfolge" aside={badges && `${earned} von ${badges.length}`}>
      <QueryView
        query={ledger}
        loading={<Skeleton label="Deine Erfolge werden geladen..." height={280} />}
        failing={{
          title: 'Deine Erfolge lassen sich gerade nicht laden',
          safe: 'Was du verdient hast, bleibt dir.',
        }}
      >
        {(told) => (
          <ul className={styles.badges}>
            {inOrder(told.badges).map((badge) => (
              <li key={badge.id}>
                <EarnedBy badge={badge} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

function EarnedBy({ badge }: { badge: Badge }) {
  const { name, description, rarity, icon, evidence, have, need, earnedAt } = badge;
  const progress = earnedAt === null ? { done: have, of: need, what: 'bisher' } : undefined;
  const note = earnedAt === null ? undefined : `am ${dates.format(new Date(earnedAt))}`;
  return (
    <>
      <RarityBadge
        title={name}
        rarity={rarity}
        icon={<BadgeIcon name={icon} />}
        note={note}
        progress={progress}
      />
      <p className={styles.description}>{description}</p>
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
      <ul>
        {evidence.map(({ unit, title, at }) => (
          <li key={at + unit}>
            {title} <time dateTime={at}>{dates.format(new Date(at))}</time>
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
