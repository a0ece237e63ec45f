import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TouchKeys } from './touch-keys.tsx';

const signs = String.raw`: = ( ) " ' [ ] { } # , + - * / < > _ % \ !`.split(' ');

test('each key types its sign, and leaves the focus where it is', async () => {
  const onKey = vi.fn<(text: string) => void>();
  render(
    <>
      <textarea aria-label="Code" />
      <TouchKeys onKey={onKey} />
    </>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  for (const key of screen.getAllByRole('button', { hidden: true })) await userEvent.click(key);
  expect(onKey.mock.calls.flat()).toEqual(['    ', ...signs]);
  expect(document.activeElement).toBe(field);
});

test('each sign has a name that can be read out', () => {
  render(<TouchKeys onKey={() => {}} />);
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((key) => key.getAttribute('aria-label'));
  expect(names.filter((name) => !/^[A-ZÄÖÜ][a-zäöüß]/u.test(name ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(signs.length + 1);
});

test('a page has signs of its own, each with a name', async () => {
  const onKey = vi.fn<(text: string) => void>();
  render(<TouchKeys file="style.css" onKey={onKey} />);
  const keys = screen.getAllByRole('button', { hidden: true });
  for (const key of keys) await userEvent.click(key);
  expect(onKey.mock.calls.flat()).toEqual(expect.arrayContaining(['  ', '<', ';', '$', '`']));
  expect(keys.every((key) => key.getAttribute('aria-label'))).toBe(true);
});
