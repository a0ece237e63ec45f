import type { LevelArea } from '@hbg/contract/achievements';

export const areaTitles: Readonly<Record<LevelArea, string>> = {
  'python-mastery': 'Python Mastery',
  'html-mastery': 'HTML Mastery',
};
