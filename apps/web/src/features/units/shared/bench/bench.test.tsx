import type { Unit } from '@hbg/contract/units';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Bench } from './bench.tsx';
import { BenchLayout } from './bench-layout.tsx';
import type { Evidence } from './bench-unit.ts';

const quiz: Unit = {
  id: 'muster/kekse',
  title: 'Kekse',
  kind: 'quiz',
  language: null,
  minutes: 5,
  content: 'Zähl sie.\n',
  goals: [],
  hints: ['Erster', 'Zweiter', 'Dritter'],
  quiz: [
    {
      question: 'Wie viele?',
      code: null,
      options: [
        { text: 'drei', isRight: true, why: null },
        { text: 'vier', isRight: false, why: 'Zähl noch mal.' },
      ],
    },
  ],
  starter: {},
  solution: {},
  check: null,
  data: {},
  xp: null,
};

function open(unit: Unit) {
  const onComplete = vi.fn<(evidence: Evidence) => void>();
  const bench = (owner: string) => (
    <Bench
      owner={owner}
      unit={unit}
      isCompleted={false}
      onComplete={onComplete}
      layout={BenchLayout}
    />
  );
  const { rerender } = render(bench('1'));
  return { onComplete, logIn: (owner: string) => rerender(bench(owner)) };
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the room is told how a unit was done', async () => {
  const { onComplete } = open(quiz);
  await press('B vier');
  await press('Nächste Frage');
  await press('A drei');
  await press('Tipp 1 von 3');
  await press('Abschließen');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({
    reached: [],
    quiz: { right: 0, of: 1 },
    hints: 1,
    hadSolution: false,
  });
});

test('nothing of one learner is there for another', async () => {
  const { logIn } = open(quiz);
  await press('Tipp 1 von 3');
  await press('A drei');
  logIn('2');
  expect(screen.queryByText('Erster')).toBeNull();
  expect(screen.getByText('Beantworte zuerst alle Fragen.')).toBeTruthy();
  logIn('1');
  expect(screen.getByText('Erster')).toBeTruthy();
});
