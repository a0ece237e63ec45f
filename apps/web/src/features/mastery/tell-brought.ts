import type { Brought } from '@hbg/contract/achievements';
import { showToast } from '../../ui/toast.tsx';

/** Once, and quietly: XP, a new level, new badges. */
export function tellBrought(brought: Brought | null): void {
  if (!brought || brought.xp === 0) return;
  const { level, badges } = brought;
  const more = [
    ...(level ? [`Level ${level.number}: ${level.name}`] : []),
    ...badges.map(({ name }) => `Badge: ${name}`),
  ];
  showToast({ title: `+${brought.xp} XP`, description: more.join(' · ') || undefined });
}
