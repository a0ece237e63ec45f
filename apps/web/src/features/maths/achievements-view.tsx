import type { MathsAchievement } from '@hbg/contract/maths';
import { kindOf } from '@hbg/maths/courses/courses';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { BadgeIcon } from '../achievements/shared/badge-icon.tsx';
import styles from './achievements-view.module.css';

const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

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
  const { name, description, rarity, icon, have, need, earnedAt, evidence } = achievement;
  const isEarned = earnedAt !== null;
  return (
    <>
      <RarityBadge
        title={name}
        rarity={rarity}
        icon={<BadgeIcon name={icon} />}
        note={isEarned ? `am ${dates.format(new Date(earnedAt))}` : undefined}
        progress={isEarned ? undefined : { done: have, of: need, what: 'bisher' }}
      />
      <p className={styles.description}>{description}</p>
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
            {kindOf(kind)?.title ?? kind} <time dateTime={at}>{dates.format(new Date(at))}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
