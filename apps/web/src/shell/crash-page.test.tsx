import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../ui/toast.tsx';
import { PageCrash } from './crash-page.tsx';

test('after a crash there are two ways out: once more, or home', () => {
  render(<PageCrash error={new Error('oops')} />);
  expect(screen.getByRole('alert').textContent).toContain('Diese Seite ist abgestürzt');
  expect(screen.getByRole('button', { name: 'Nochmal versuchen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveProperty('pathname', '/');
});

test('a part that does not come is a matter of the connection, not a crash', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  render(
    <>
      <PageCrash error={error} />
      <Toaster />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Keine Verbindung' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nochmal versuchen' }));
  await waitFor(() => expect(screen.getAllByText('Die Garage antwortet nicht')).toHaveLength(2));
  vi.restoreAllMocks();
});
