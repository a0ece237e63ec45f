import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WeekGrid } from './week-grid.tsx';
import type { WeekGridProps } from './week-grid-props.ts';
import type { WeekItem } from './week-item.ts';

const DAYS = [
  { day: 1, name: 'Montag', date: '23.11.', isToday: false },
  { day: 2, name: 'Dienstag', date: '24.11.', isToday: true },
];

const ITEMS: WeekItem[] = [
  { id: '1', day: 1, start: 480, end: 570, title: 'Mathe', colour: 'blue', kind: 'past' },
  { id: '2', day: 1, start: 900, end: 960, title: 'Chor', colour: 'pink', kind: 'past' },
  { id: '3', day: 2, start: 990, end: 1035, title: 'Gitarre', colour: 'pink', kind: 'coming' },
  { id: '4', day: 2, start: 1050, end: 1110, title: 'Üben', colour: 'red', kind: 'proposal' },
];

it('lists each day with what it holds, and says what time it is on today', () => {
  show();
  const today = screen.getByRole('region', { name: 'Dienstag 24.11. · heute' });
  expect(within(today).getAllByRole('button')).toHaveLength(2);
  expect(within(today).getByRole('button', { name: 'Gitarre 16:30 bis 17:15' })).toBeDefined();
  expect(within(today).getByRole('button', { name: 'Üben 17:30–18:30 Vorschlag' })).toBeDefined();
  expect(within(today).getByText('Jetzt ist es 15:42')).toBeDefined();
});

it('is walked through by arrows and opened by Enter', async () => {
  const { onOpen } = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Gitarre');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ITEMS[3]);
});

it('opens what was folded', async () => {
  const extra = ['Referat', 'Zahnarzt'].map(
    (title): WeekItem => ({
      id: title,
      day: 2,
      start: 990,
      end: 1035,
      title,
      colour: 'lime',
      kind: 'coming',
    }),
  );
  const { onOpenMore } = show([...ITEMS, ...extra]);
  await userEvent.click(screen.getByRole('button', { name: '+2 weitere: Referat, Zahnarzt' }));
  expect(onOpenMore).toHaveBeenCalledExactlyOnceWith(extra);
});

function show(items = ITEMS, more: Partial<WeekGridProps<WeekItem>> = {}) {
  const onOpen = vi.fn<(item: WeekItem) => void>();
  const onOpenMore = vi.fn<(items: readonly WeekItem[]) => void>();
  render(
    <WeekGrid
      days={DAYS}
      items={items}
      hours={[8, 20]}
      now={942}
      onOpen={onOpen}
      onOpenMore={onOpenMore}
      {...more}
    />,
  );
  return { onOpen, onOpenMore };
}

it('moves by Alt and an arrow, a quarter of an hour or a day, also before the last move is drawn', async () => {
  const onMove = vi.fn<(item: WeekItem, to: { day: number; start: number }) => void>();
  show(ITEMS, { onMove });
  act(() => screen.getByRole('button', { name: /^Gitarre/ }).focus());
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  expect(onMove.mock.calls.map(([item, to]) => [item.title, to])).toEqual([
    ['Gitarre', { day: 2, start: 975 }],
    ['Gitarre', { day: 3, start: 975 }],
  ]);
});

/** Beside the grid, so that it stays on its day. */
function finger(y: number) {
  return { pointerType: 'touch', button: 0, clientX: 500, clientY: y };
}

it('a finger that stays lifts an item and drags it, and one that moves at once scrolls', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // 60 px to an hour.
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 0, 100, 720));
  onTestFinished(() => box.mockRestore());
  const onMove = vi.fn<(item: WeekItem, to: { day: number; start: number }) => void>();
  const { onOpen } = show(ITEMS, { onMove });
  const guitar = screen.getByRole('button', { name: /^Gitarre/ });
  const isScrolling = () => fireEvent.touchMove(guitar, { cancelable: true });

  fireEvent.pointerDown(guitar, finger(0));
  fireEvent.pointerMove(guitar, finger(30));
  act(() => void vi.advanceTimersByTime(1000));
  expect(isScrolling()).toBe(true);
  fireEvent.pointerUp(guitar, finger(60));
  expect(onMove).not.toHaveBeenCalled();

  fireEvent.pointerDown(guitar, finger(0));
  act(() => void vi.advanceTimersByTime(400));
  expect(isScrolling()).toBe(false);
  fireEvent.pointerMove(guitar, finger(60));
  fireEvent.pointerUp(guitar, finger(60));
  fireEvent.click(guitar);
  expect(onMove.mock.calls).toEqual([[ITEMS[2], { day: 2, start: 1050 }]]);
  expect(onOpen).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(0));
  expect(isScrolling()).toBe(true);
});

it('says where a day is empty, and has small buttons beside an item that has the focus', async () => {
  show([], { emptyText: 'Nichts los' });
  expect(screen.getAllByText('Nichts los')).toHaveLength(2);
  cleanup();
  show(ITEMS, { renderActs: ({ title }) => <button type="button">{title} weg</button> });
  act(() => screen.getByRole('button', { name: /^Gitarre 16:30/ }).focus());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Gitarre weg');
  await userEvent.tab();
  expect(screen.queryByRole('button', { name: 'Gitarre weg' })).toBeNull();
});
