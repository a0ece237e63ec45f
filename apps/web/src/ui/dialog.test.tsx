import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

it('has its title as its name and starts in its first field', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Neues Projekt' })).toBeDefined();
  const field = screen.getByRole('textbox', { name: 'Projekt Titel' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('closes by Escape and gives the focus back', async () => {
  const opener = await openDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('closes by its button', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

async function openDialog() {
  render(<ProjectDialog />);
  const opener = screen.getByRole('button', { name: 'Neu' });
  await userEvent.click(opener);
  return opener;
}

function ProjectDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Neu
      </button>
      <Dialog title="Neues Projekt" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TextField label="Projekt Titel" />
      </Dialog>
    </>
  );
}
