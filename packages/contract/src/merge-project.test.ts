import { expect, test } from 'vitest';
import { mergeProjects, type ProjectPlan } from './merge-project.ts';

const base: ProjectPlan = {
  title: 'Trainer',
  description: '',
  language: 'Python',
  difficulty: 'beginner',
  status: 'planned',
  estimatedHours: 10,
  targetDate: null,
  targetFeatures: ['A', 'B', 'C'],
  completedFeatures: [],
  isArchived: false,
};

test('of each field the change that was made holds, and mine where both have changed it', () => {
  const mine = { ...base, title: 'Mein Trainer', status: 'paused' as const };
  const theirs = { ...base, title: 'Ihr Trainer', estimatedHours: 20 };
  expect(mergeProjects(base, mine, theirs)).toEqual({
    ...base,
    title: 'Mein Trainer',
    status: 'paused',
    estimatedHours: 20,
  });
});

test('features move, come and go one by one', () => {
  const mine = { ...base, targetFeatures: ['B', 'C', 'E'], completedFeatures: ['A'] };
  const theirs = { ...base, targetFeatures: ['A', 'D'], completedFeatures: ['B'] };
  const { targetFeatures, completedFeatures } = mergeProjects(base, mine, theirs);
  expect(targetFeatures).toEqual(['D', 'E']);
  expect(completedFeatures).toEqual(['B', 'A']);
});

test('what nobody has changed stays', () => {
  expect(mergeProjects(base, base, base)).toEqual(base);
});
