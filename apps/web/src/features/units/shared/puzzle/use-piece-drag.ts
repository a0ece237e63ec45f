import { type PointerEvent, useRef, useState } from 'react';
import { dropPlace, type Row, wayOf } from './drop-place.ts';
import { followPointer } from './follow-pointer.ts';
import { type Piece, within } from './puzzle.ts';

/** As wide as a step is drawn. */
const stepPx = 24;

type Drag = {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  /** How far the piece hangs below its own place. */
  readonly px: number;
  readonly rows: readonly Row[];
};

type Options = {
  readonly pieces: readonly Piece[];
  readonly hasDepth: boolean;
  readonly onDrop: (from: number, to: number, depth: number) => void;
};

/**
 * Pieces are dragged up and down, and to the side for their depth: by a mouse anywhere, by a finger
 * at their handle, for the list must still scroll under it.
 */
export function usePieceDrag({ pieces, hasDepth, onDrop }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const grab = (event: PointerEvent, from: number) => {
    const depth = pieces[from]?.depth ?? 0;
    if (drag || !list.current || !isGrab(event)) return;
    let latest: Drag = { from, to: from, depth, px: 0, rows: rowsOf(list.current) };
    setDrag(latest);
    followPointer(event.nativeEvent, list.current.closest('[role=dialog]'), {
      onMove: (x, y) => {
        const px = withinList(latest.rows, from, y);
        const steps = hasDepth ? Math.trunc(x / stepPx) : 0;
        const to = dropPlace(latest.rows, from, px);
        latest = { ...latest, px, to, depth: within(depth + steps) };
        setDrag(latest);
      },
      onEnd: (isDropped) => {
        setDrag(null);
        if (isDropped) onDrop(from, latest.to, latest.depth);
      },
    });
  };
  return { list, grab, isDragging: drag !== null, looksOf: (at: number) => looksOf(drag, at) };
}

/** How a piece looks while one is dragged. */
function looksOf(drag: Drag | null, at: number) {
  if (!drag) return { px: 0, isHeld: false, depth: null };
  const { from, to, depth, px, rows } = drag;
  return at === from
    ? { px, isHeld: true, depth }
    : { px: wayOf(rows, at, from, to), isHeld: false, depth: null };
}

function isGrab({ target, button, isPrimary, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return false;
  return pointerType === 'mouse' ? !target.closest('button') : !!target.closest('[data-handle]');
}

function rowsOf(list: HTMLElement): Row[] {
  return [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, height };
  });
}

/** Beyond it there is nothing to scroll to. */
function withinList(rows: readonly Row[], from: number, px: number): number {
  const [first, own, last] = [rows[0], rows[from], rows.at(-1)];
  if (!first || !own || !last) return px;
  const lowest = last.top + last.height - own.height - own.top;
  return Math.min(Math.max(px, first.top - own.top), lowest);
}
