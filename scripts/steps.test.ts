import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './steps.ts';

const lines: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  lines.length = 0;
  process.exitCode = undefined;
});

test('one failing step fails the run, shows its whole output and lets the others finish', async () => {
  await runSteps([
    [{ title: 'Good', command: 'echo unseen' }],
    [{ title: 'Bad', command: 'echo the reason; exit 3' }],
    [{ title: 'Last', command: 'node --version' }],
  ]);
  const output = lines.join('\n');
  expect(output).toContain('✓ Good');
  expect(output).toContain('✗ Bad');
  expect(output).toContain('the reason');
  expect(output).not.toContain('unseen');
  expect(lines.at(-1)).toBe('\nsteps: 2 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

test('a step sees none of the settings of the caller', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://family');
  await runSteps([[{ title: 'Clean', command: 'test -z "$DATABASE_URL"' }]]);
  expect(lines.at(-1)).toBe('\nsteps: 1 passed, 0 failed');
});
