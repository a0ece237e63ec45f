import type { BadgeStanding } from '@hbg/contract/achievements';
import { dateOf, writeDate } from '../../../ui/german-date.ts';
import { RarityBadge } from '../../../ui/rarity-badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BadgeIcon } from './badge-icon.tsx';
import styles from './badge-list.module.css';
import { howFar } from './badge-words.ts';

type Badge = Omit<BadgeStanding, 'room' | 'area'>;

/** Each with what it was earned by; an open one with what is to be done, and how far it is. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className={styles.badges}>
      {inOrder(badges).map((badge) => (
        <li key={badge.id}>
          <RarityBadge
            title={badge.name}
            rarity={badge.rarity}
            icon={<BadgeIcon name={badge.icon} />}
            note={whenEarned(badge)}
            progress={isEarned(badge) ? undefined : howFar(badge)}
          />
          <p className={styles.description}>{isEarned(badge) ? badge.description : badge.toDo}</p>
          {badge.evidence.length > 0 && <Evidence badge={badge} />}
        </li>
      ))}
    </ul>
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

type When = Pick<Badge, 'earnedAt'>;

export function isEarned({ earnedAt }: When): boolean {
  return earnedAt !== null;
}

export function whenEarned({ earnedAt }: When): string | undefined {
  return earnedAt === null ? undefined : `am ${writeDate(dateOf(earnedAt))}`;
}
