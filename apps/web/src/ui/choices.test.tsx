import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { EntryColour } from './entry-colour.ts';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Slider } from './slider.tsx';
import { Swatches } from './swatches.tsx';

const LEVELS = [
  { value: 'low', label: 'Niedrig' },
  { value: 'high', label: 'Hoch' },
] as const;

it('a segmented choice is one group that arrows move in', async () => {
  render(<Priority />);
  const group = screen.getByRole('radiogroup', { name: 'Priorität', description: 'Wie wichtig?' });
  expect(group).not.toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hoch' }).checked).toBe(true);
});

it('ten colours have names, and that of the chosen one is read too', async () => {
  render(<Colour />);
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  await userEvent.click(screen.getByRole('radio', { name: 'Türkis' }));
  expect(screen.queryByText('Türkis')).not.toBeNull();
});

it('a slider says its value in words', () => {
  render(<Passes />);
  const slider = screen.getByRole('slider', { name: 'Durchgänge' });
  fireEvent.change(slider, { target: { value: '12' } });
  expect(screen.getByRole('status').textContent).toBe('12 mal');
  expect(slider.getAttribute('aria-valuetext')).toBe('12 mal');
});

function Priority() {
  const [level, setLevel] = useState<'low' | 'high'>('low');
  const texts = { label: 'Priorität', hint: 'Wie wichtig?' };
  return <SegmentedChoice {...texts} choices={LEVELS} value={level} onChange={setLevel} />;
}

function Colour() {
  const [colour, setColour] = useState<EntryColour>('blue');
  return <Swatches label="Farbe" value={colour} onChange={setColour} />;
}

function Passes() {
  const [count, setCount] = useState(1);
  const scale = { min: 0, max: 40, format: (value: number) => `${value} mal` };
  return <Slider label="Durchgänge" value={count} onChange={setCount} {...scale} />;
}
