import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Quiz } from './quiz.tsx';
import type { Question, QuizResult } from './quiz-run.ts';

const QUESTIONS: Question[] = [
  {
    question: 'Was gibt `list(range(2, 8, 3))`?',
    code: null,
    options: [
      { text: '[2, 5]', isRight: true, why: null },
      { text: '[2, 5, 8]', isRight: false, why: 'Die 8 ist die Grenze.' },
    ],
  },
  {
    question: 'Wie oft läuft die Schleife?',
    code: 'for i in range(3):\n    print(i)\n',
    options: [
      { text: 'Viermal', isRight: false, why: 'Sie beginnt bei 0.' },
      { text: 'Dreimal', isRight: true, why: '0, 1 und 2.' },
    ],
  },
];

it('puts the reason into the wrong answer and keeps the right one to itself', async () => {
  start();
  await userEvent.click(screen.getByRole('button', { name: 'B [2, 5, 8]' }));
  const wrong = screen.getByRole('button', { name: 'Falsch: [2, 5, 8]' });
  expect(wrong.closest('li')?.textContent).toContain('Die 8 ist die Grenze.');
  expect(screen.getByRole('button', { name: 'A [2, 5]' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Falsch. Die 8 ist die Grenze.');
  expect(screen.getByText('Diese Frage kommt am Ende noch einmal.')).toBeDefined();
});

it('counts only the first answer to a question', async () => {
  start();
  await userEvent.click(screen.getByRole('button', { name: 'B [2, 5, 8]' }));
  await userEvent.click(screen.getByRole('button', { name: 'A [2, 5]' }));
  expect(screen.queryByRole('button', { name: /^Richtig/ })).toBeNull();
});

it('asks again at the end what was wrong, and tells its result once', async () => {
  const onFinish = start();
  await pick('B [2, 5, 8]');
  await pick('B Dreimal');
  expect(screen.getByText('Noch einmal: Frage 1 von 2')).toBeDefined();
  expect(onFinish).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'A [2, 5]' }));
  expect(onFinish).toHaveBeenCalledExactlyOnceWith({ right: 1, of: 2, missed: [0] });
  await userEvent.click(screen.getByRole('button', { name: 'Zum Ergebnis' }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: '1 von 2 gleich richtig' }),
  );
});

it('is answered by digits and walked through by arrows', async () => {
  const onFinish = start();
  await userEvent.tab();
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Frage' }));
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'Wie oft läuft die Schleife?' }),
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onFinish).toHaveBeenCalledExactlyOnceWith({ right: 2, of: 2, missed: [] });
});

async function pick(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Frage' }));
}

function start() {
  const onFinish = vi.fn<(result: QuizResult) => void>();
  render(<Quiz questions={QUESTIONS} onFinish={onFinish} />);
  return onFinish;
}
