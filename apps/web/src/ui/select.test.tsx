import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

const LEVELS = [
  { value: 'beginner', label: 'Anfänger' },
  { value: 'intermediate', label: 'Fortgeschritten' },
  { value: 'advanced', label: 'Experte' },
] as const;

it('shows what to do until something is chosen', () => {
  render(<LevelSelect />);
  expect(box().textContent).toBe('Bitte wählen');
});

it('is chosen from by keyboard alone', async () => {
  render(<LevelSelect />);
  box().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await userEvent.keyboard('exp');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Experte'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(box().textContent).toBe('Experte'));
});

it('is described by its error', () => {
  render(<LevelSelect error="Wähle eine Stufe." />);
  const id = box().getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`#${CSS.escape(id)}`)?.textContent).toBe('Wähle eine Stufe.');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

function LevelSelect({ error }: { error?: string }) {
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>();
  return (
    <Select
      label="Schwierigkeit"
      error={error}
      options={LEVELS}
      value={level}
      onChange={setLevel}
    />
  );
}

function box() {
  return screen.getByRole('combobox', { name: 'Schwierigkeit' });
}
