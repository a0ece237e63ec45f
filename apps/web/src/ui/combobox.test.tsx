import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';

const SUBJECTS = ['Mathe', 'Französisch', 'Übung'].map((label) => ({ value: label, label }));

it('is narrowed by typing without umlauts and chosen from by keyboard alone', async () => {
  render(<Subject />);
  await userEvent.type(box(), 'franzoe');
  await waitFor(() => expect(optionTexts()).toEqual(['Französisch']));
  await userEvent.keyboard('{Enter}');
  expect(box().value).toBe('Französisch');
  expect(screen.getByTestId('value').textContent).toBe('Französisch');
});

it('says that nothing is found, and goes back to what was chosen', async () => {
  render(<Subject initial="Mathe" />);
  await userEvent.type(box(), 'xyz');
  await waitFor(() => expect(screen.queryByText('Kein Fach gefunden.')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(box().value).toBe('Mathe'));
});

it('chooses nothing when it is emptied', async () => {
  render(<Subject initial="Mathe" />);
  await userEvent.clear(box());
  expect(screen.getByTestId('value').textContent).toBe('');
});

it('is described by its error', () => {
  render(<Subject />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('combobox', { description: 'Wähle ein Fach.' })).not.toBeNull();
});

function Subject({ initial = null }: { initial?: string | null }) {
  const [subject, setSubject] = useState(initial);
  const texts = { label: 'Fach', error: 'Wähle ein Fach.', emptyText: 'Kein Fach gefunden.' };
  return (
    <>
      <Combobox {...texts} options={SUBJECTS} value={subject} onChange={setSubject} />
      <span data-testid="value">{subject}</span>
    </>
  );
}

function box() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Fach' });
}

function optionTexts() {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}
