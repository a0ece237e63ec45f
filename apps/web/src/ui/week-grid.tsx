import { useLayoutEffect, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import { useWeekDrag } from './use-week-drag.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { WeekDayColumn } from './week-day-column.tsx';
import styles from './week-grid.module.css';
import type { WeekGridProps } from './week-grid-props.ts';
import type { WeekItem } from './week-item.ts';

/** A week or a day on a ruler of hours. */
export function WeekGrid<Item extends WeekItem>(props: WeekGridProps<Item>) {
  const { days, hours, onMove, ...rest } = props;
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = useWeekKeys(grid);
  const { items, gripOf, isDrag } = useWeekDrag({ grid, items: rest.items, hours, onMove });
  const isOneDay = days.length === 1;
  const onOpen = (item: Item) => {
    if (!isDrag()) rest.onOpen(item);
  };
  useLayoutEffect(() => pushToToday(grid.current), []);
  return (
    <div
      ref={grid}
      className={joinClasses(
        styles.grid,
        isOneDay && styles.oneDay,
        days.some(({ resting }) => resting) && styles.withRest,
        rest.isHeadHidden && styles.headless,
      )}
    >
      <HourRuler hours={hours} />
      {days.map((day) => (
        <WeekDayColumn
          key={day.day}
          {...rest}
          hasActsAlways={isOneDay}
          {...{ day, hours, items, gripOf, onOpen, onKeyDown }}
        />
      ))}
    </div>
  );
}

/** Where there isn't room for seven days: what is over is out of sight first. */
function pushToToday(grid: HTMLElement | null) {
  const today = grid?.querySelector<HTMLElement>('[data-today]');
  const ruler = grid?.firstElementChild;
  if (!grid || !today || !ruler) return;
  grid.scrollLeft = today.offsetLeft - grid.offsetLeft - ruler.clientWidth;
}

function HourRuler({ hours: [from, to] }: { hours: readonly [number, number] }) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {Array.from({ length: to - from + 1 }, (_, hour) => (
        <span key={hour} style={{ top: `calc(var(--hour) * ${hour})` }}>
          {from + hour}
        </span>
      ))}
    </div>
  );
}
