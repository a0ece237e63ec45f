import { type KeyboardEvent, memo, type PointerEvent, useCallback, useState } from 'react';
import { readEntry, writeEntry } from '../../ui/entries.ts';
import styles from './lesson-screen.module.css';

const entry = 'lessonSplit';
const [least, usual, most] = [25, 46, 70];
const step = 4;

/** How much of the room between list and edge the text has, in percent; kept in this browser. */
export function useSplit() {
  const [percent, setPercent] = useState(() => within(Number(readEntry(entry) ?? usual)));
  const change = useCallback((next: number) => {
    setPercent(within(next));
    writeEntry(entry, String(within(next)));
  }, []);
  return { percent, change };
}

type SplitterProps = { percent: number; onChange: (percent: number) => void };

export const Splitter = memo(function Splitter({ percent, onChange }: SplitterProps) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const room = event.currentTarget.parentElement?.getBoundingClientRect();
    if (room) onChange(((event.clientX - room.left) / room.width) * 100);
  };
  return (
    <div
      className={styles.splitter}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that is moved is no `hr`
      role="separator"
      tabIndex={0}
      aria-label="Breite der Lektion"
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={Math.round(percent)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onChange(usual)}
      onKeyDown={(event) => onKey(event, percent, onChange)}
    />
  );
});

function onKey({ key }: KeyboardEvent, percent: number, onChange: (percent: number) => void) {
  if (key === 'ArrowLeft') onChange(percent - step);
  if (key === 'ArrowRight') onChange(percent + step);
  if (key === 'Home') onChange(least);
  if (key === 'End') onChange(most);
}

function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(most, Math.max(least, percent)) : usual;
}
