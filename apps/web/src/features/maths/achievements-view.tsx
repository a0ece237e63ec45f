import type { MathsAchievement } from '@hbg/contract/maths';
import { kindOf } from '@hbg/maths/courses/courses';
import { BadgeList } from '../achievements/shared/badge-list.tsx';

/** Each with what it was earned by, or with how it can be. */
export function AchievementsView({ achievements }: { achievements: readonly MathsAchievement[] }) {
  return <BadgeList badges={achievements.map(named)} />;
}

function named({ evidence, ...achievement }: MathsAchievement) {
  const pieces = evidence.map(({ kind, at }) => {
    return { unit: kind, title: kindOf(kind)?.title ?? kind, at };
  });
  return { ...achievement, evidence: pieces };
}
