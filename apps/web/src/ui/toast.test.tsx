import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, dropToasts, showToast, Toaster } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  pass(60_000);
  vi.useRealTimers();
});

it('shows one toast at a time: the new one replaces the old', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Zugang verweigert' });
  show({ title: 'Great job!', description: 'Your code ran successfully!' });
  expect(screen.getByRole('status').textContent).toBe('Great job!Your code ran successfully!');
  expect(screen.getAllByRole('button', { name: 'Schließen' })).toHaveLength(1);
});

it('goes after five seconds', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Great job!' });
  pass(4999);
  expect(screen.queryByText('Great job!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Great job!')).toBeNull();
});

it('gives a replacing toast its own full time', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Eins' });
  pass(4000);
  show({ title: 'Zwei', durationMs: 2000 });
  pass(1999);
  expect(screen.queryByText('Zwei')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Zwei')).toBeNull();
});

it('a patient one waits for its turn, and comes again where another takes its place', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Great job!' });
  show({ title: 'Neuer Erfolg', isPatient: true });
  expect(screen.queryByText('Neuer Erfolg')).toBeNull();
  pass(5000);
  expect(screen.queryByText('Neuer Erfolg')).not.toBeNull();
  show({ title: 'Gespeichert' });
  expect(screen.queryByText('Neuer Erfolg')).toBeNull();
  pass(5000);
  expect(screen.queryByText('Neuer Erfolg')).not.toBeNull();
  pass(5000);
  expect(screen.queryByText('Neuer Erfolg')).toBeNull();
});

it('what can be taken back comes again with the time it had left, unless a newer one is about the same', async () => {
  const action = { label: 'Rückgängig', onAct: () => {} };
  await renderToaster(<Toaster />);
  show({ title: '„Gitarre“ verschoben', about: 1, action });
  show({ title: '„Gitarre“ gelöscht', about: 1, action });
  pass(4000);
  show({ title: 'Gespeichert' });
  pass(4999);
  expect(screen.queryByText('„Gitarre“ gelöscht')).toBeNull();
  pass(1);
  expect(screen.queryByText('„Gitarre“ gelöscht')).not.toBeNull();
  pass(5999);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

it('drops those that wait or offer something, shown or not, and no other', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Neuer Erfolg', isPatient: true });
  show({ title: 'Gespeichert' });
  act(dropToasts);
  expect(screen.getByRole('status').textContent).toBe('Gespeichert');
  pass(5000);
  expect(screen.getByRole('status').textContent).toBe('');
  const action = { label: 'Rückgängig', onAct: () => {} };
  for (const offer of [{ isPatient: true }, { action }]) {
    show({ title: 'Von jemand anderem', ...offer });
    act(dropToasts);
    expect(screen.getByRole('status').textContent).toBe('');
  }
});

it('waits under the pointer and goes on where it stopped', async () => {
  await renderToaster(<Toaster />);
  show({ title: 'Great job!' });
  pass(3000);
  fireEvent.pointerEnter(screen.getByText('Great job!'));
  pass(30_000);
  fireEvent.pointerLeave(screen.getByText('Great job!'));
  pass(1999);
  expect(screen.queryByText('Great job!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Great job!')).toBeNull();
});

it('waits while focused, and Escape closes it and gives the focus back', async () => {
  await renderToaster(
    <>
      <input aria-label="Titel" />
      <Toaster />
    </>,
  );
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  show({ title: 'Great job!' });
  const close = screen.getByRole('button', { name: 'Schließen' });
  act(() => close.focus());
  pass(30_000);
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(screen.queryByText('Great job!')).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('speaks errors at once through a region that was there before', async () => {
  await renderToaster(<Toaster />);
  const alert = screen.getByRole('alert');
  show({ title: 'Zugang verweigert', tone: 'destructive' });
  expect(alert.textContent).toBe('Zugang verweigert');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('offers an action for ten seconds without taking the focus', async () => {
  const onAct = vi.fn<() => void>();
  await renderToaster(
    <>
      <input aria-label="Titel" />
      <Toaster />
    </>,
  );
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  show({ title: '„Gitarre“ gelöscht', action: { label: 'Rückgängig', onAct } });
  expect(document.activeElement).toBe(field);
  pass(9999);
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  act(() => undo.focus());
  pass(30_000);
  fireEvent.click(undo);
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('„Gitarre“ gelöscht')).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('is reached by a key from wherever the focus is', async () => {
  const onAct = vi.fn<() => void>();
  await renderToaster(
    <>
      <input aria-label="Titel" />
      <button type="button">Dahinter</button>
      <Toaster />
    </>,
  );
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  show({ title: '„Gitarre“ gelöscht', action: { label: 'Rückgängig', onAct } });
  fireEvent.keyDown(field, { key: 'F6' });
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(document.activeElement).toBe(field);
});

it('lets the action say how it went in a toast of its own', async () => {
  await renderToaster(<Toaster />);
  show({
    title: '„Gitarre“ gelöscht',
    action: {
      label: 'Rückgängig',
      onAct: () => showToast({ title: '„Gitarre“ ist wieder da' }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(screen.getByRole('status').textContent).toBe('„Gitarre“ ist wieder da');
});

/** The card is there from the start. */
async function renderToaster(element: ReactNode) {
  render(element);
  show({ title: '' });
  await act(() => vi.dynamicImportSettled());
  act(dismissToast);
}

function show(message: Parameters<typeof showToast>[0]) {
  act(() => showToast(message));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('what was said before a dialog opened stays with the page, unless it can be taken back', async () => {
  const action = { label: 'Rückgängig', onAct: () => {} };
  await renderToaster(<Toaster />);
  show({ title: '„Gitarre“ gelöscht', action });
  expect(layerOf('„Gitarre“ gelöscht')).toBe('above');
  show({ title: 'Great job!' });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(layerOf('Great job!')).toBe('page');
  show({ title: 'Gespeichert' });
  expect(layerOf('Gespeichert')).toBe('above');
  dialog.remove();
});

function layerOf(title: string) {
  return screen.getByText(title).closest('[data-toast]')?.getAttribute('data-toast');
}
