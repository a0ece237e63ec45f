import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { htmlSlips } from '../proof/valid-html.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import { startExamples } from './run-example.ts';

const concepts = loadConcepts();
const run = await startExamples();

test('there are cards enough in every area', () => {
  const byArea = Map.groupBy(concepts, ({ area }) => area);
  expect(byArea.get('python')?.length).toBeGreaterThanOrEqual(70);
  expect(byArea.get('html-css')?.length).toBeGreaterThanOrEqual(25);
  expect(byArea.get('ai-ml')?.length).toBeGreaterThanOrEqual(25);
});

const runnable = concepts.filter(({ example }) => example.language === 'python');

test.each(sampleOf(runnable, 30))(
  'the example of $id prints what its card says',
  async ({ example }) => {
    expect(await run(example.code)).toEqual({ kind: 'finished', output: example.output });
  },
);

test.each(concepts.filter(({ area }) => area === 'html-css'))(
  'the example of $id is valid HTML',
  ({ example }) => {
    expect(example.language).toBe('html');
    expect(htmlSlips(example.code)).toEqual([]);
    expect(example.code).not.toMatch(/https?:|\/\//);
  },
);

test.each(concepts)('$id is as long as a card should be', ({ short, long, steps, question }) => {
  expect(short.length).toBeGreaterThanOrEqual(50);
  expect(short.length).toBeLessThanOrEqual(300);
  expect(long.length).toBeGreaterThanOrEqual(230);
  expect(long.length).toBeLessThanOrEqual(850);
  expect(steps.filter((step) => step.length > 160)).toEqual([]);
  expect(question).toContain('?');
});

test('hardly any name belongs to more than one card', () => {
  const owners = Map.groupBy(
    concepts.flatMap(({ id, names }) => names.map((name) => ({ id, name: name.toLowerCase() }))),
    ({ name }) => name,
  );
  const shared = [...owners].filter(([, ids]) => new Set(ids.map(({ id }) => id)).size > 2);
  expect(shared.map(([name]) => name)).toEqual([]);
});

test('every card is reached from a lesson or another card', () => {
  const lessons = loadCourses().flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons),
  );
  const named = new Set([
    ...lessons.flatMap((lesson) => lesson.concepts),
    ...concepts.flatMap(({ related }) => related),
  ]);
  expect(concepts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});
