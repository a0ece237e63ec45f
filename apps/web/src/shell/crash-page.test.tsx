import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageCrash } from './crash-page.tsx';

test('after a crash there are two ways out: once more, or home', () => {
  render(<PageCrash />);
  expect(screen.getByRole('alert').textContent).toContain('Diese Seite ist abgestürzt');
  expect(screen.getByRole('button', { name: 'Nochmal versuchen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveProperty('pathname', '/');
});
