import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Digits 1 to 5 choose wherever the focus lies in the group; arrows walk from option to option. */
export function useOptionKeys(
  group: RefObject<HTMLElement | null>,
  count: number,
  onChoose: (option: number) => void,
) {
  useEffect(() => {
    const element = group.current;
    const listening = new AbortController();
    const choose = (event: globalThis.KeyboardEvent) => {
      const option = Number(event.key) - 1;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (Number.isInteger(option) && option >= 0 && option < count) onChoose(option);
    };
    element?.addEventListener('keydown', choose, { signal: listening.signal });
    return () => listening.abort();
  }, [group, count, onChoose]);
  return (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((here + step) % buttons.length)?.focus();
  };
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
