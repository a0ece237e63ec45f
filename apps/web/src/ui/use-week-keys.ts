import type { KeyboardEvent, RefObject } from 'react';

/** Up and down walk through a day; left and right to what lies nearest on the next day that has something. */
export function useWeekKeys(grid: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const walk = event.altKey ? undefined : walks[event.key];
    const days = entriesByDay(grid.current);
    const here = days.flat().find((entry) => entry === document.activeElement);
    if (!walk || !here) return;
    event.preventDefault();
    walk(days, here)?.focus();
  };
}

type Entries = HTMLElement[];
type Walk = (days: Entries[], here: HTMLElement) => HTMLElement | undefined;

const walks: Readonly<Record<string, Walk>> = {
  ArrowUp: (days, here) => inDay(days, here, -1),
  ArrowDown: (days, here) => inDay(days, here, 1),
  ArrowLeft: (days, here) => nextDay(days, here, -1),
  ArrowRight: (days, here) => nextDay(days, here, 1),
};

function entriesByDay(grid: HTMLElement | null): Entries[] {
  const days = grid?.querySelectorAll<HTMLElement>('[data-week-day]') ?? [];
  return Array.from(days, (day) =>
    [...day.querySelectorAll<HTMLElement>('[data-start]')].toSorted(
      (one, other) => startOf(one) - startOf(other),
    ),
  );
}

function inDay(days: Entries[], here: HTMLElement, step: 1 | -1) {
  const day = days.find((entries) => entries.includes(here)) ?? [];
  const next = day.indexOf(here) + step;
  return next < 0 ? undefined : day[next];
}

function nextDay(days: Entries[], here: HTMLElement, step: 1 | -1) {
  const place = days.findIndex((entries) => entries.includes(here));
  const others = step === 1 ? days.slice(place + 1) : days.slice(0, place).toReversed();
  const distance = (entry: HTMLElement) => Math.abs(startOf(entry) - startOf(here));
  return others
    .find((entries) => entries.length > 0)
    ?.toSorted((one, other) => distance(one) - distance(other))[0];
}

function startOf(entry: HTMLElement): number {
  return Number(entry.dataset['start']);
}
