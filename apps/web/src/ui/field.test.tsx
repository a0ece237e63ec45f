import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea, TextField } from './field.tsx';

it('is found by its label and described by error and hint', () => {
  render(<TextField label="Passwort" hint="Frag Papa." error="Das war falsch." />);
  const field = screen.getByRole('textbox', { name: 'Passwort' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toBe('Das war falsch. Frag Papa.');
});

it('is neither invalid nor described without error and hint', () => {
  render(<TextField label="Titel" />);
  const field = screen.getByRole('textbox', { name: 'Titel' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

it('announces an error that arrives later', () => {
  const { rerender } = render(<TextArea label="Lernziele" />);
  const region = document.querySelector('[aria-live=polite]');
  rerender(<TextArea label="Lernziele" error="Schreib ein Ziel auf." />);
  expect(region?.textContent).toBe('Schreib ein Ziel auf.');
});

function describedBy(field: HTMLElement) {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' ');
}
