import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button:enabled, input:enabled';

/**
 * Where a row of a list goes with the focus in it, the row that takes its place gets it, at the same button;
 * else the keyboard would start at the top of the page again.
 */
export function useFocusInList<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const last = useRef<{ row: Element; place: number; nth: number }>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected) return;
    const { place, nth } = last.current;
    last.current = null;
    const rows = [...(list.current?.children ?? [])];
    const targets = buttonsOf(rows[place] ?? rows.at(-1));
    (targets[nth] ?? targets.at(-1))?.focus();
  });
  const remember = ({ currentTarget, target }: FocusEvent<List>) => {
    const rows = [...currentTarget.children];
    const place = rows.findIndex((other) => other.contains(target));
    const row = rows[place];
    const nth = buttonsOf(row).findIndex((button) => button === target);
    last.current = row ? { row, place, nth } : null;
  };
  const forget = () => {
    const left = last.current;
    // A row that goes loses the focus too, and is still there at this moment.
    queueMicrotask(() => {
      if (left?.row.isConnected && last.current === left) last.current = null;
    });
  };
  return { ref: list, onFocus: remember, onBlur: forget };
}

function buttonsOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}
