import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Grip } from './week-entry.tsx';
import type { WeekItem, WeekPlace } from './week-item.ts';

/** A quarter of an hour, in minutes. */
const step = 15;
/** Below that it is a click of a hand that shakes. */
const leastPixels = 5;

type DragOptions<Item extends WeekItem> = {
  grid: RefObject<HTMLElement | null>;
  items: readonly Item[];
  hours: readonly [number, number];
  onMove: ((item: Item, to: WeekPlace) => void) | undefined;
};

type Held = WeekPlace & { readonly id: string };

/** Items that the mouse, or the arrows with Alt, put somewhere else. */
export function useWeekDrag<Item extends WeekItem>(options: DragOptions<Item>) {
  const { grid, items, hours, onMove } = options;
  const [held, setHeld] = useState<Held | null>(null);
  const justDragged = useRef(false);
  const refocus = useFocusAgain(grid);

  const onPointerDown = (item: Item) => (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const days = placesOf(grid.current, hours);
    const origin = { x: event.clientX, y: event.clientY };
    let last: Held | null = null;
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!last && Math.hypot(x - origin.x, y - origin.y) < leastPixels) return;
      const day = days.find(({ left, right }) => left <= x && x < right);
      const minutes = ((y - origin.y) / (days[0]?.hour ?? 1)) * 60;
      last = { id: item.id, ...within(item, day?.day ?? item.day, item.start + minutes, hours) };
      setHeld(last);
    };
    const end = (isWanted: boolean) => {
      for (const stop of stops) stop();
      justDragged.current = last !== null;
      // The click that ends it comes before any timer.
      setTimeout(() => (justDragged.current = false));
      setHeld(null);
      if (isWanted && last && !isSame(last, item)) onMove?.(item, placeOf(last));
    };
    const stops = [
      listen('pointermove', move),
      listen('pointerup', () => end(true)),
      listen('pointercancel', () => end(false)),
      listen('keydown', ({ key }) => key === 'Escape' && end(false)),
    ];
  };
  const onKeyDown = (item: Item) => (event: KeyboardEvent) => {
    const way = event.altKey ? ways[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    const to = within(item, item.day + way.days, item.start + way.minutes, hours);
    if (isSame(to, item)) return;
    refocus(item.id);
    onMove?.(item, to);
  };
  const gripOf = (item: Item): Grip | undefined => {
    if (!onMove || item.kind === 'proposal') return undefined;
    const isHeld = held?.id === item.id;
    return { isHeld, onPointerDown: onPointerDown(item), onKeyDown: onKeyDown(item) };
  };
  const shown = items.map((item) => (held?.id === item.id ? putAt(item, held) : item));
  return { items: shown, gripOf, isDrag: () => justDragged.current };
}

function putAt<Item extends WeekItem>(item: Item, { day, start }: WeekPlace): Item {
  return { ...item, day, start, end: item.end + start - item.start };
}

const ways: Readonly<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -step },
  ArrowDown: { days: 0, minutes: step },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

/** On a quarter of an hour, and not beyond the week or the day. */
function within(
  { start, end }: WeekItem,
  day: number,
  wanted: number,
  [from, to]: readonly [number, number],
): WeekPlace {
  const latest = Math.min(to * 60, 24 * 60 - 1) - (end - start);
  const moved = start + Math.round((wanted - start) / step) * step;
  return {
    day: Math.min(6, Math.max(0, day)),
    start: Math.max(from * 60, Math.min(latest, moved)),
  };
}

function isSame(one: WeekPlace, other: WeekPlace): boolean {
  return one.day === other.day && one.start === other.start;
}

function placeOf({ day, start }: WeekPlace): WeekPlace {
  return { day, start };
}

function placesOf(grid: HTMLElement | null, [from, to]: readonly [number, number]) {
  const hours = to - from;
  const days = grid?.querySelectorAll<HTMLElement>('[data-week-day]') ?? [];
  return Array.from(days, (list) => {
    const { left, right } = list.getBoundingClientRect();
    const hour = list.getBoundingClientRect().height / hours;
    return { day: Number(list.dataset['weekDay']), left, right, hour };
  });
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  act: (event: WindowEventMap[Name]) => void,
) {
  window.addEventListener(name, act);
  return () => window.removeEventListener(name, act);
}

/** What was moved to another day is drawn anew there, and the focus would be lost. */
function useFocusAgain(grid: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const sought = `[data-item="${CSS.escape(wanted.current)}"]`;
    if (document.activeElement === document.body) {
      grid.current?.querySelector<HTMLElement>(sought)?.focus();
    } else if (!document.activeElement?.matches(sought)) wanted.current = null;
  });
  return (id: string) => {
    wanted.current = id;
  };
}
