import type { Brought } from '@hbg/contract/achievements';
import { showToast } from '../../ui/toast.tsx';

/** Once, and quietly: XP and what for, then a new level. Of badges every room tells. */
export function tellBrought(brought: Brought | null, what: string): void {
  if (!brought || brought.xp === 0) return;
  const { level, xp } = brought;
  const description = [
    `Für ${list.format([what, ...paidBadges(brought)])}.`,
    level && `Damit hast du Level ${level.number} erreicht: ${level.name}.`,
  ];
  showToast({ title: `+${xp} XP`, description: description.filter(Boolean).join(' ') });
}

const list = new Intl.ListFormat('de-DE');

/** Those of a mastery, whose XP are in the sum. */
export function paidBadges({ badges }: Brought): string[] {
  return badges.flatMap(({ area, name }) => (area ? `das Badge „${name}“` : []));
}
