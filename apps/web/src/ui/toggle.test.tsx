import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Switch } from './switch.tsx';

it.each([
  ['checkbox', Checkbox],
  ['switch', Switch],
] as const)('a %s is turned by space and by a click on its words', async (role, Part) => {
  render(<Toggle part={Part} />);
  const control = screen.getByRole<HTMLInputElement>(role, { name: 'Jede Woche' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(true);
  await userEvent.click(screen.getByText('Jede Woche'));
  expect(control.checked).toBe(false);
});

it('is described by error and hint', () => {
  render(<Toggle part={Checkbox} />);
  const described = screen.getByRole('checkbox', { description: 'Das fehlt. Auch in den Ferien.' });
  expect(described.getAttribute('aria-invalid')).toBe('true');
});

function Toggle({ part: Part }: { part: typeof Checkbox }) {
  const [isOn, setIsOn] = useState(false);
  const texts = { label: 'Jede Woche', hint: 'Auch in den Ferien.', error: 'Das fehlt.' };
  return <Part {...texts} value={isOn} onChange={setIsOn} />;
}
