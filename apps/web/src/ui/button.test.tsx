import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

it('does not submit a form unless asked to', () => {
  render(<Button>Weiter</Button>);
  expect(screen.getByRole('button', { name: 'Weiter' }).getAttribute('type')).toBe('button');
});

it('swallows clicks while busy and keeps its words and its focus', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button isBusy onClick={onClick}>
      Suche...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Suche...' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('does not submit its form while busy', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form action={onSubmit}>
      <input aria-label="Titel" />
      <Button type="submit" isBusy>
        Speichern
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Spiel{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lets a link look like a button', () => {
  expect(buttonClass({ variant: 'primary' })).toMatch(/button.* .*primary/);
});
