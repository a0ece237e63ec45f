import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { listen } from './listen.ts';
import { distance, holdStill, type Point, whenPressedLong } from './long-press.ts';
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

/** Items that the mouse, a finger that pressed long, or the arrows with Alt put somewhere else. */
export function useWeekDrag<Item extends WeekItem>(options: DragOptions<Item>) {
  const { grid, items, hours, onMove } = options;
  const [held, setHeld] = useState<Held | null>(null);
  const isDragging = useRef(false);
  const refocus = useFocusAgain(grid);
  const steps = useSteps(items);
  useEffect(() => (grid.current ? holdStill(grid.current, isDragging) : undefined), [grid]);

  const drag = (item: Item, origin: Point, touched: EventTarget | null) => {
    let last: Held | null = null;
    const hold = (place: WeekPlace) => {
      last = { id: item.id, ...place };
      isDragging.current = true;
      setHeld(last);
    };
    const days = placesOf(grid.current, hours);
    const move = (to: Point) => {
      if (last || distance(origin, to) >= leastPixels)
        hold(placeAt(to, { origin, item, days, hours }));
    };
    const end = (isWanted: boolean) => {
      letGo?.();
      // The click that ends it, and the end of the touch, come before any timer.
      setTimeout(() => (isDragging.current = false));
      setHeld(null);
      if (isWanted && last && !isSame(last, item)) onMove?.(item, placeOf(last));
    };
    // Drawn anew on another day, what was touched hears alone of its touch.
    const letGo = touched && holdStill(touched, isDragging);
    if (touched) hold(placeOf(item));
    followPointer(move, end);
  };
  const onPointerDown = (item: Item) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    const origin = { x: event.clientX, y: event.clientY };
    const touched = event.currentTarget;
    if (event.pointerType !== 'touch') drag(item, origin, null);
    else whenPressedLong(origin, () => drag(item, origin, touched));
  };
  const onKeyDown = (item: Item) => (event: KeyboardEvent) => {
    const way = event.altKey ? ways[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    const { day, start } = steps.placeNow(item);
    const to = within(item, day + way.days, start + way.minutes, hours);
    if (isSame(to, { day, start })) return;
    refocus(item.id);
    steps.note(item, to);
    onMove?.(item, to);
  };
  const gripOf = (item: Item): Grip | undefined => {
    if (!onMove || item.kind === 'proposal') return undefined;
    const isHeld = held?.id === item.id;
    return { isHeld, onPointerDown: onPointerDown(item), onKeyDown: onKeyDown(item) };
  };
  const shown = items.map((item) => (held?.id === item.id ? putAt(item, held) : item));
  return { items: shown, gripOf, isDrag: () => isDragging.current };
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

function followPointer(move: (to: Point) => void, end: (isWanted: boolean) => void) {
  const finish = (isWanted: boolean) => {
    for (const stop of stops) stop();
    end(isWanted);
  };
  const stops = [
    listen('pointermove', ({ clientX: x, clientY: y }) => move({ x, y })),
    listen('pointerup', () => finish(true)),
    listen('pointercancel', () => finish(false)),
    listen('keydown', ({ key }) => key === 'Escape' && finish(false)),
  ];
}

type Dragged = {
  item: WeekItem;
  origin: Point;
  days: ReturnType<typeof placesOf>;
  hours: readonly [number, number];
};

function placeAt({ x, y }: Point, { item, origin, days, hours }: Dragged): WeekPlace {
  const day = days.find(({ left, right }) => left <= x && x < right);
  const minutes = ((y - origin.y) / (days[0]?.hour ?? 1)) * 60;
  return within(item, day?.day ?? item.day, item.start + minutes, hours);
}

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

/** A key that comes before the last move is drawn goes on from there. */
function useSteps(items: readonly WeekItem[]) {
  const last = useRef<{ readonly item: WeekItem; readonly to: WeekPlace } | null>(null);
  const isOfLast = (item: WeekItem) =>
    last.current?.item.id === item.id && isSame(last.current.item, item);
  useEffect(() => {
    if (!items.some(isOfLast)) last.current = null;
  });
  return {
    placeNow: (item: WeekItem): WeekPlace =>
      last.current && isOfLast(item) ? last.current.to : placeOf(item),
    note: (item: WeekItem, to: WeekPlace) => {
      last.current = { item, to };
    },
  };
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
