import type { Brought } from '@hbg/contract/achievements';
import { showToast } from '../../ui/toast.tsx';

/** Once, and quietly: XP and a new level. Of badges every room tells. */
export function tellBrought(brought: Brought | null): void {
  if (!brought || brought.xp === 0) return;
  const { level, xp } = brought;
  const description = level ? `Level ${level.number}: ${level.name}` : undefined;
  showToast({ title: `+${xp} XP`, description });
}
