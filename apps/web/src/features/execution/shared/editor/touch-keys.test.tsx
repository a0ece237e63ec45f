import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TouchKeys } from './touch-keys.tsx';

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
  const signs = ['    ', ':', '=', '(', ')', '"', "'", '[', ']', '{', '}'];
  expect(onKey.mock.calls.flat()).toEqual(signs);
  expect(document.activeElement).toBe(field);
});
