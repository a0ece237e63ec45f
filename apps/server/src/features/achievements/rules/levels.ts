import type { Level, LevelArea } from '@hbg/contract/achievements';

const thresholds = [0, 100, 300, 600, 1_000];

const names: Readonly<Record<LevelArea, readonly string[]>> = {
  'python-mastery': [
    'Python Neuling',
    'Code Explorer',
    'Script Schreiber',
    'Function Master',
    'Python Wizard',
  ],
  'html-mastery': [
    'HTML Neuling',
    'Tag Explorer',
    'Struktur Meister',
    'Semantic Architekt',
    'Web Developer',
  ],
};

export const levelAreas: readonly LevelArea[] = ['python-mastery', 'html-mastery'];

export function levelOf(area: LevelArea, xp: number): Level {
  const at = thresholds.findLastIndex((from) => xp >= from);
  return {
    number: at + 1,
    name: names[area][at] ?? '',
    from: thresholds[at] ?? 0,
    until: thresholds[at + 1] ?? null,
  };
}
