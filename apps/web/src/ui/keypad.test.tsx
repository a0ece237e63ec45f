import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Keypad } from './keypad.tsx';
import { type KeypadKey, typeKey } from './type-key.ts';

it.each<[KeypadKey[], string]>([
  [['1', ',', '5'], '1,5'],
  [[',', '5'], '0,5'],
  [['1', ',', ',', '5', ','], '1,5'],
  [['3', '/', '/', '4'], '3/4'],
  [['/', '4'], '4'],
  [['1', '/', ','], '1/0,'],
  [['2', '-'], '-2'],
  [['2', '-', '-'], '2'],
  [['1', '2', 'back'], '1'],
])('%j gives %s', (keys, text) => {
  expect(keys.reduce(typeKey, '')).toBe(text);
});

it('types by named keys, leaves the focus in the answer and hands in', async () => {
  const onCheck = vi.fn<(answer: string) => void>();
  render(<Answer onCheck={onCheck} />);
  const answer = screen.getByRole<HTMLInputElement>('textbox');
  answer.focus();
  for (const name of ['Minus', '7', 'Komma', '5', '5', 'Zeichen löschen', 'Prüfen']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onCheck).toHaveBeenCalledExactlyOnceWith('-7,5');
  expect(document.activeElement).toBe(answer);
});

function Answer({ onCheck }: { onCheck: (answer: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Antwort" value={value} readOnly />
      <Keypad value={value} onChange={setValue} onCheck={() => onCheck(value)} />
    </>
  );
}
