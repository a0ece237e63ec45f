import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { confirm } from './confirm.ts';
import { Confirmer } from './confirmer.tsx';

const question = {
  title: 'Projekt löschen?',
  text: 'Es ist dann weg.',
  action: 'Löschen',
} as const;

it('answers with yes', async () => {
  render(<Confirmer />);
  const answer = confirm(question);
  await screen.findByRole('alertdialog', { name: question.title, description: question.text });
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(await answer).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('answers with no by button and by Escape', async () => {
  render(<Confirmer />);
  const first = confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(await first).toBe(false);
  const second = confirm(question);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
});

it('puts the focus on the harmless answer where the other one destroys', async () => {
  render(<Confirmer />);
  const answer = confirm({ ...question, tone: 'danger' });
  const cancel = await screen.findByRole('button', { name: 'Abbrechen' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('answers a question with no when another one takes its place', async () => {
  render(<Confirmer />);
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Woche planen?', action: 'Planen' });
  expect(await first).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Planen' }));
  expect(await second).toBe(true);
});
