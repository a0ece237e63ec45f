import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from './date-field.tsx';
import type { MomentProps } from './moment-field.tsx';
import { TimeField } from './time-field.tsx';

it('takes a day the German way and names its weekday', async () => {
  render(<Field part={DateField} />);
  await userEvent.type(field(), '4.1.2027{Tab}');
  expect(value()).toBe('2027-01-04');
  expect(field().value).toBe('04.01.2027');
  expect(screen.queryByText('Montag')).not.toBeNull();
});

it('moves by arrows from day to day', async () => {
  render(<Field part={DateField} initial="2026-12-31" />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field().value).toBe('01.01.2027');
});

it('moves no further than its limits', async () => {
  render(<Field part={DateField} initial="2026-11-24" min="2026-11-24" />);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(value()).toBe('2026-11-24');
});

it("takes what the device's own picker gives", () => {
  render(<Field part={DateField} />);
  const picker = screen.getByLabelText('Kalender öffnen');
  fireEvent.change(picker, { target: { value: '2026-11-24' } });
  expect(field().value).toBe('24.11.2026');
});

it.each([
  ['31.02.2026', 'Dieses Datum gibt es nicht.'],
  ['morgen', 'Schreib ein Datum, zum Beispiel 24.11.2026.'],
  ['01.01.2020', 'Frühestens am 24.11.2026.'],
])('refuses the day %s', async (text, told) => {
  render(<Field part={DateField} min="2026-11-24" />);
  await userEvent.type(field(), `${text}{Tab}`);
  expect(value()).toBe('null');
  expect(screen.queryByText(told)).not.toBeNull();
});

it('takes a time as short as it is typed', async () => {
  render(<Field part={TimeField} />);
  await userEvent.type(field(), '830{Tab}');
  expect(value()).toBe('08:30');
  expect(field().value).toBe('08:30');
});

it('moves by arrows from quarter to quarter, and the day has ends', async () => {
  render(<Field part={TimeField} initial="23:40" />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe('23:45');
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe('23:59');
});

it('refuses a time that the day does not have', async () => {
  render(<Field part={TimeField} />);
  await userEvent.type(field(), '25:00{Tab}');
  const told = 'Diese Uhrzeit gibt es nicht. Der Tag endet um 23:59.';
  expect(screen.queryByText(told)).not.toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

type FieldProps = { part: typeof DateField; initial?: string } & Pick<MomentProps, 'min'>;

function Field({ part: Part, initial, min }: FieldProps) {
  const [moment, setMoment] = useState(initial ?? null);
  return (
    <>
      <Part label="Beginn" value={moment} onChange={setMoment} min={min} />
      <output>{String(moment)}</output>
    </>
  );
}

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Beginn' });
}

function value() {
  return screen.getByRole('status').textContent;
}
