import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Chip } from './chip.tsx';
import { Figure, FigureRow } from './figure.tsx';
import { FilterBar } from './filter-bar.tsx';

it('writes figures as Germans do, each with its label', () => {
  render(
    <FigureRow>
      <Figure label="XP gesamt" value={1234.56} tone="xp" />
    </FigureRow>,
  );
  expect(screen.getByRole('definition').textContent).toBe('1.234,6');
  expect(screen.getByRole('term').textContent).toBe('XP gesamt');
});

it('takes a chip away by a button that says which', async () => {
  const onRemove = vi.fn<() => void>();
  render(<Chip name="Schleifen" onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schleifen entfernen' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('tells what is searched and says how much is left', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <FilterBar
      search={{ label: 'Snippets durchsuchen', value: '', onChange }}
      count="8 Snippets"
    />,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Snippets durchsuchen' }), 'f');
  expect(onChange).toHaveBeenCalledWith('f');
  expect(screen.getByRole('status').textContent).toBe('8 Snippets');
});

it('opens the row that is asked for', () => {
  const items = [
    { id: 'one', title: 'Woche 1', content: 'Regeln' },
    { id: 'two', title: 'Woche 2', content: 'Daten' },
  ];
  render(<Accordion items={items} openId="two" />);
  const [one, two] = screen.getAllByRole<HTMLDetailsElement>('group');
  expect([one?.open, two?.open]).toEqual([false, true]);
});
