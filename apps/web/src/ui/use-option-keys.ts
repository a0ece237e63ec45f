import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** What stands before each option. */
export const OPTION_LETTERS = 'ABCDE';

/** The letter of an option or its digit choose wherever the focus lies in the group; arrows walk through them. */
export function useOptionKeys(
  group: RefObject<HTMLElement | null>,
  count: number,
  onChoose: (option: number) => void,
) {
  useEffect(() => {
    const element = group.current;
    const listening = new AbortController();
    const choose = (event: globalThis.KeyboardEvent) => {
      const option = optionOf(event.key);
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

function optionOf(key: string): number {
  const letter = OPTION_LETTERS.indexOf(key.toUpperCase());
  return letter === -1 ? Number(key) - 1 : letter;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
