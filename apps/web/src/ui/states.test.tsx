import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';
import hidden from './visually-hidden.module.css';

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

it('shows what is loading to everybody where it has to be seen', () => {
  render(<Skeleton height={640} isLabelSeen />);
  expect(screen.getByText('Laden...').closest(`.${hidden.hidden}`)).toBeNull();
  cleanup();
  render(<Skeleton height={640} />);
  expect(screen.getByText('Laden...').closest(`.${hidden.hidden}`)).not.toBeNull();
});
