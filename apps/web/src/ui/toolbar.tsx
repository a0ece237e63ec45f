import { type FocusEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './toolbar.module.css';
import { walkAmong } from './walk-by-key.ts';

type ToolbarProps = {
  label: string;
  /** Of the button that Tab comes to first; without one it's the first of all. */
  main?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Several buttons as one Tab stop: arrows walk from there. */
export function Toolbar({ label, main, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  const settle = useCallback(() => {
    const shown = shownIn(bar.current);
    const isMain = (button: Element) => main !== undefined && button.matches(main);
    const stop =
      shown.find((button) => button === last.current) ?? shown.find(isMain) ?? shown[0] ?? null;
    for (const button of buttonsIn(bar.current)) button.tabIndex = button === stop ? 0 : -1;
  }, [main]);
  // Each time: another button may have come to stand where the stop was.
  useLayoutEffect(settle);
  useLayoutEffect(() => {
    // A narrower screen may hide the one that is the stop.
    const observer = new ResizeObserver(settle);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [settle]);
  const stay = ({ target }: FocusEvent) => {
    last.current = target;
    settle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={joinClasses(styles.bar, className)}
      onFocus={stay}
      onKeyDown={(event) => walkAmong(event, shownIn(event.currentTarget), 'row')}
    >
      {children}
      <span className={styles.keys} aria-hidden="true">
        ← → wählen
      </span>
    </div>
  );
}

function buttonsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll('button') ?? [])];
}

/** All of them while the bar itself has no box. */
function shownIn(bar: HTMLElement | null): HTMLElement[] {
  const buttons = buttonsIn(bar);
  const shown = buttons.filter((button) => button.getClientRects().length > 0);
  return shown.length > 0 ? shown : buttons;
}
