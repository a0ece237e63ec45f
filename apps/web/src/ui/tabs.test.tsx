import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'lesson', title: 'Lektion', content: 'Worum es geht' },
  { id: 'code', title: 'Code', content: 'Hier wird getippt' },
];

it('starts with the first tab and changes by click', async () => {
  render(<Tabs label="Teile der Lektion" tabs={TABS} />);
  expect(screen.getByRole('tabpanel', { name: 'Lektion' }).textContent).toBe('Worum es geht');
  await userEvent.click(screen.getByRole('tab', { name: 'Code' }));
  expect(screen.getByRole('tabpanel', { name: 'Code' }).textContent).toBe('Hier wird getippt');
});

it('is walked through with the arrow keys', async () => {
  render(<Tabs label="Teile der Lektion" tabs={TABS} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Code' }).getAttribute('aria-selected')).toBe('true');
});

it('leaves the place to its owner when told one', async () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<Tabs label="Teile der Lektion" tabs={TABS} activeId="code" onChange={onChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Lektion' }));
  expect(onChange).toHaveBeenCalledWith('lesson');
  expect(screen.getByRole('tabpanel', { name: 'Code' })).toBeDefined();
});
