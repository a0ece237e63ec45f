import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineStatus } from './engine-status.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = () => {};

function waitAWhile() {
  act(() => void vi.advanceTimersByTime(1_000));
}

test('shows how much of Python is there, and where the code runs until then', () => {
  const { rerender } = render(
    <EngineStatus state={{ kind: 'loading', share: 0.424 }} onTryAgain={nothing} />,
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  waitAWhile();
  const bar = screen.getByRole('progressbar', {
    name: 'Python wird geladen … 42\u00a0%. Dein Code läuft so lange auf dem Server.',
  });
  expect(bar).toHaveProperty('value', 42);
  rerender(<EngineStatus state={{ kind: 'loading', share: 1 }} onTryAgain={nothing} />);
  expect(screen.getByText(/^Python startet …/)).toBeTruthy();
});

test.each([{ kind: 'waiting' }, { kind: 'ready' }] as const)('says nothing when %o', (state) => {
  const { container } = render(<EngineStatus state={state} onTryAgain={nothing} />);
  waitAWhile();
  expect(container.textContent).toBe('');
});

test('says what is missing when Python cannot come, and offers another try', () => {
  const tryAgain = vi.fn<() => void>();
  render(<EngineStatus state={{ kind: 'failed', reason: 'no memory' }} onTryAgain={tryAgain} />);
  expect(screen.getByText(/ließ sich auf diesem Gerät nicht laden/).textContent).toContain(
    'Dein Code läuft auf dem Server, ohne input() und Zeichnungen.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(tryAgain).toHaveBeenCalledOnce();
});
