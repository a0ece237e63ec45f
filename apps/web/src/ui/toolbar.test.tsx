import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Toolbar } from './toolbar.tsx';

function Bar({ first = 'Reset' }) {
  return (
    <Toolbar label="Programm" main="[data-run]">
      <button key={first} type="button">
        {first}
      </button>
      <button type="button">Lösung</button>
      <button type="button" data-run>
        Run
      </button>
    </Toolbar>
  );
}

const focused = () => document.activeElement?.textContent;

test('is one Tab stop that begins with the main button, and arrows walk through all', async () => {
  render(<Bar />);
  await userEvent.tab();
  expect(focused()).toBe('Run');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Lösung');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Reset');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Run');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Reset');
  await userEvent.tab();
  expect(document.body).toBe(document.activeElement);
  await userEvent.tab();
  expect(focused()).toBe('Reset');
});

test('can be reached also when the button that was the stop is gone', async () => {
  const { rerender } = render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  rerender(<Bar first="Stop" />);
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Run']);
  await userEvent.tab();
  expect(focused()).toBe('Run');
});
