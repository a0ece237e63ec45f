import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

it('takes both ways of writing and shows the German one when left', async () => {
  render(<Field />);
  await userEvent.type(field(), '1234.5');
  expect(field().value).toBe('1234.5');
  expect(value()).toBe('1234.5');
  await userEvent.tab();
  expect(field().value).toBe('1.234,5');
});

it('is null when empty', async () => {
  render(<Field initial={5} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(value()).toBe('null');
  expect(field().checkValidity()).toBe(true);
});

it('keeps what it cannot read, says so when left, and holds up the form', async () => {
  render(<Field initial={5} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'drei');
  expect(error()).toBe('');
  expect(value()).toBe('null');
  await userEvent.tab();
  expect(field().value).toBe('drei');
  expect(error()).toBe('Schreib eine Zahl, zum Beispiel 2,5.');
  expect(field().checkValidity()).toBe(false);
  await userEvent.clear(field());
  await userEvent.type(field(), '3');
  expect(error()).toBe('');
});

it('forgets what it could not read when another value comes', async () => {
  render(<Field initial={5} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'drei{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leeren' }));
  expect(field().value).toBe('');
  expect(error()).toBe('');
});

it.each([
  ['1500', 'Die Zahl muss zwischen 0 und 1.440 liegen.'],
  ['2,5', 'Schreib eine ganze Zahl, zum Beispiel 12.'],
])('refuses %s', async (text, told) => {
  render(<Field min={0} max={1440} isWhole />);
  await userEvent.type(field(), `${text}{Tab}`);
  expect(error()).toBe(told);
});

it('steps by arrows and buttons along its scale and not beyond its ends', async () => {
  render(<Field initial={20} min={0} max={40} step={15} />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe('30');
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe('40');
  await userEvent.click(screen.getByRole('button', { name: 'Weniger' }));
  expect(value()).toBe('30');
});

it('counts tenths exactly', async () => {
  render(<Field initial={0.2} step={0.1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(field().value).toBe('0,3');
});

type Limits = { min?: number; max?: number; step?: number; isWhole?: boolean };

function Field({ initial = null, ...limits }: Limits & { initial?: number | null }) {
  const [count, setCount] = useState(initial);
  return (
    <>
      <NumberField label="Minuten" value={count} onChange={setCount} {...limits} />
      <button type="button" onClick={() => setCount(null)}>
        Leeren
      </button>
      <output>{String(count)}</output>
    </>
  );
}

function field() {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minuten' });
}

function value() {
  return screen.getByRole('status').textContent;
}

function error() {
  return document.querySelector('[aria-live=polite]')?.textContent;
}
