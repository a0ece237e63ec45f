import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it('says its label and its share', () => {
  render(<Progress value={33.6} label="Fortschritt" />);
  expect(bar().value).toBe(34);
  expect(screen.getByText(/34.%/)).toBeDefined();
});

it.each([
  [-5, 0],
  [140, 100],
])('shows %d as %d', (value, shown) => {
  render(<Progress value={value} label="Fortschritt" />);
  expect(bar().value).toBe(shown);
});

it('keeps its name when the label is hidden', () => {
  render(<Progress value={50} label="Fortschritt" isLabelHidden />);
  expect(bar().value).toBe(50);
  expect(screen.queryByText(/50.%/)).toBeNull();
});

function bar() {
  return screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Fortschritt' });
}
