import type { Kind } from '@hbg/maths/task';

export const difficultyWords: Readonly<Record<Kind['difficulty'], string>> = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
};
