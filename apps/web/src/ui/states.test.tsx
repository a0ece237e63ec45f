import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

it('says what is missing and offers the first step', () => {
  render(<EmptyState title="Keine Termine" action={<button type="button">Hinzufügen</button>} />);
  expect(screen.getByRole('heading', { name: 'Keine Termine' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hinzufügen' })).toBeDefined();
});

it('says that something failed and tries again', async () => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Das hat nicht geklappt');
  await userEvent.click(screen.getByRole('button', { name: 'Nochmal versuchen' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no way to try again where there is none', () => {
  render(<ErrorState title="Keine Verbindung" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells a screen reader what is loading', () => {
  render(<Skeleton label="Lektion wird geladen..." />);
  expect(screen.getByRole('status').textContent).toBe('Lektion wird geladen...');
});
