import type { DrawingEvent } from '../../src/drawing/events.ts';

type PointerEvent = Extract<DrawingEvent, { readonly turtle: number | null }>;

export function key(name: string, kind: 'key-down' | 'key-up' = 'key-down'): DrawingEvent {
  return { kind, key: name, isRepeat: false };
}

export function repeat(name: string): DrawingEvent {
  return { kind: 'key-down', key: name, isRepeat: true };
}

/** A key that is held for so long, as a keyboard tells it. */
export function hold(name: string, ms: number): (DrawingEvent | number)[] {
  const repeats = Array.from({ length: Math.max(Math.floor((ms - 250) / 30), 0) }, () => [
    30,
    repeat(name),
  ]);
  return [key(name), 250, ...repeats.flat(), 10, key(name, 'key-up')];
}

export function click(x: number, y: number, more: Partial<PointerEvent> = {}): DrawingEvent {
  return { kind: 'press', x, y, button: 1, turtle: null, ...more };
}

/** A turtle that is drawn through these places, one every 16 milliseconds. */
export function drag(turtle: number, places: readonly (readonly [number, number])[]) {
  const [[x, y] = [0, 0]] = places.slice(-1);
  return [
    click(...(places[0] ?? [0, 0]), { turtle }),
    ...places.flatMap(([toX, toY]) => [16, click(toX, toY, { kind: 'drag', turtle })]),
    click(x, y, { kind: 'release', turtle }),
  ];
}
