import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current: element } = box;
    if (element === null) return undefined;
    return listen(element, {
      open: () => flushSync(() => setIsOpen(true)),
      close: () => setIsOpen(false),
      closeByKey: () => {
        setIsOpen(false);
        button.current?.focus();
      },
    });
  }, []);
  return {
    isOpen,
    box,
    button,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}

type Steps = { open: () => void; close: () => void; closeByKey: () => void };

function listen(box: HTMLElement, { open, close, closeByKey }: Steps) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeByKey();
    const steps = stepsOf(event);
    if (!steps) return;
    event.preventDefault();
    open();
    walk(box, steps);
  };
  const closeWhenOutside = ({ target }: Event) => {
    if (!isInside(box, target)) close();
  };
  box.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  return () => listeners.abort();
}

function stepsOf({ key, target }: KeyboardEvent) {
  // Radio buttons have their own arrow keys.
  if (target instanceof HTMLInputElement) return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

function walk(box: HTMLElement, steps: 1 | -1) {
  const [, ...items] = box.querySelectorAll<HTMLElement>('a, button, input:checked');
  const place = items.findIndex((item) => item === document.activeElement);
  const start = place === -1 && steps === -1 ? 0 : place;
  items.at((start + steps) % items.length)?.focus();
}

function isInside(box: HTMLElement, target: EventTarget | null) {
  return target instanceof Node && box.contains(target);
}
