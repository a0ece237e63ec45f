import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setCurrentUser } from '../account/shared/session.ts';
import { PredictionCard } from './prediction-card.tsx';

const prediction = {
  code: 'print(7 + 3)\n',
  options: ['73', '10', '7 + 3'],
  right: 2,
  why: 'Mit Zahlen rechnet das `+`.',
};

beforeEach(() => setCurrentUser('Byte'));

function show(lessonId = 13, options = prediction.options) {
  return render(<PredictionCard lessonId={lessonId} prediction={{ ...prediction, options }} />);
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const verdict = () => screen.getByRole('status').textContent;

async function guess(name: RegExp) {
  await userEvent.click(option(name));
  await userEvent.click(screen.getByRole('button', { name: 'Vermutung prüfen' }));
}

test('nothing is checked before something is chosen', async () => {
  show();
  const check = screen.getByRole('button', { name: 'Vermutung prüfen' });
  expect(check.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(check);
  expect(verdict()).toBe('');
});

test('a wrong guess is met with a hint, and the next one may be right', async () => {
  show();
  await guess(/^73/);
  expect(verdict()).toContain('Noch nicht, aber gut, dass du geraten hast.');
  expect(option(/73 Noch nicht/).closest('label')?.dataset['answer']).toBe('wrong');
  await guess(/^10/);
  expect(verdict()).toBe('Richtig vorhergesagt. Mit Zahlen rechnet das +.');
  expect(option(/10 Richtig/).closest('label')?.dataset['answer']).toBe('right');
  expect(screen.queryByText('Noch nicht')).toBeNull();
});

test('the answer is still there after a reload, for this learner and this lesson', async () => {
  const first = show();
  await guess(/^10/);
  first.unmount();
  const again = show();
  expect(verdict()).toContain('Richtig vorhergesagt.');
  expect(option(/^10/).checked).toBe(true);
  again.unmount();
  const other = show(14);
  expect(verdict()).toBe('');
  other.unmount();
  setCurrentUser('Pixel');
  show();
  expect(verdict()).toBe('');
});

test('an answer that is no option any more is forgotten', async () => {
  const first = show();
  await guess(/^73/);
  first.unmount();
  show(13, ['12', '10', '7 + 3']);
  expect(verdict()).toBe('');
});
