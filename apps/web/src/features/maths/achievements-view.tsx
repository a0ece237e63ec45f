import type { MathsAchievement } from '@hbg/contract/maths';
import { kindOf } from '@hbg/maths/courses/courses';
import { dateOf, writeDate } from '../../ui/german-date.ts';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { BadgeIcon } from '../achievements/shared/badge-icon.tsx';
import { badgeWords } from '../achievements/shared/badge-words.ts';
import styles from './achievements-view.module.css';

/** Each with what it was earned by, or with how it can be. */
export function AchievementsView({ achievements }: { achievements: readonly MathsAchievement[] }) {
  return (
    <ul className={styles.achievements}>
      {achievements.map((achievement) => (
        <li key={achievement.id} className={styles.achievement}>
          <Achievement achievement={achievement} />
        </li>
      ))}
    </ul>
  );
}

function Achievement({ achievement }: { achievement: MathsAchievement }) {
  const { name, rarity, icon, have, need, earnedAt, evidence } = achievement;
  const isEarned = earnedAt !== null;
  return (
    <>
      <RarityBadge
        title={name}
        rarity={rarity}
        icon={<BadgeIcon name={icon} />}
        note={isEarned ? `am ${writeDate(dateOf(earnedAt))}` : undefined}
        progress={isEarned ? undefined : { done: have, of: need, what: 'bisher' }}
      />
      <p className={styles.description}>{badgeWords(achievement)}</p>
      {isEarned && <Evidence name={name} evidence={evidence} />}
    </>
  );
}

function Evidence({ name, evidence }: Pick<MathsAchievement, 'name' | 'evidence'>) {
  return (
    <details className={styles.evidence}>
      <summary aria-label={`Wofür: ${name}`}>
        {evidence.length === 1 ? 'Wofür?' : `Wofür? ${evidence.length} Belege`}
      </summary>
      <ul className={styles.pieces}>
        {evidence.map(({ kind, at }) => (
          <li key={at + kind}>
            {kindOf(kind)?.title ?? kind} <time dateTime={at}>{writeDate(dateOf(at))}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
