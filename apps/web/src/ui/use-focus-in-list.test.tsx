import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusInList } from './use-focus-in-list.ts';

it('goes to the same button of the row that takes the place', async () => {
  render(<List />);
  button('B löschen').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('C löschen'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('A löschen'));
});

it('stays where the reader has gone', async () => {
  render(<List />);
  button('B löschen').focus();
  button('Alle leeren').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Alle leeren'));
});

function List() {
  const [names, setNames] = useState(['A', 'B', 'C']);
  const focus = useFocusInList<HTMLUListElement>();
  return (
    <>
      <ul {...focus}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{`${name} öffnen`}</button>
            <button
              type="button"
              onClick={() => setNames((others) => others.filter((other) => other !== name))}
            >{`${name} löschen`}</button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNames([])}>
        Alle leeren
      </button>
    </>
  );
}

function button(name: string) {
  return screen.getByRole('button', { name });
}
