import { type KeyboardEvent, useId } from 'react';
import { joinClasses } from './join-classes.ts';
import { type Placed, placeDay } from './place-day.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { type Grip, MoreItems, PaperEntry, WeekEntry } from './week-entry.tsx';
import styles from './week-grid.module.css';
import type { WeekDay, WeekGridProps } from './week-grid-props.ts';
import { clockTime, type WeekItem } from './week-item.ts';

type WeekDayColumnProps<Item extends WeekItem> = Omit<WeekGridProps<Item>, 'days' | 'onMove'> & {
  day: WeekDay;
  hasActsAlways: boolean;
  gripOf: (item: Item) => Grip | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function WeekDayColumn<Item extends WeekItem>(props: WeekDayColumnProps<Item>) {
  const { day, items, hours, now, isHeadHidden, emptyText } = props;
  const [from, to] = hours;
  const id = useId();
  const isShown = (item: Item) =>
    item.day === day.day && item.end > from * 60 && item.start < to * 60;
  const placed = placeDay(items.filter(isShown));
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(
        styles.day,
        day.isToday && styles.today,
        day.resting && styles.resting,
      )}
      data-today={day.isToday || undefined}
    >
      <h3 id={id} className={isHeadHidden ? styles.unseen : styles.dayHead}>
        <span className={styles.dayName}>{day.name}</span>
        <span className={styles.date}>
          {day.date}
          {day.isToday && ' · heute'}
        </span>
        {day.resting && (
          <span className={styles.why} title={day.resting}>
            {day.resting}
          </span>
        )}
      </h3>
      <div className={styles.hours} style={{ height: `calc(var(--hour) * ${to - from})` }}>
        {placed.length === 0 && emptyText && <p className={styles.nothing}>{emptyText}</p>}
        <ol className={styles.items} data-week-day={day.day}>
          {placed.map((place) => (
            <PlacedItem
              key={place.kind === 'more' ? `more ${place.start}` : place.item.id}
              {...props}
              place={place}
            />
          ))}
        </ol>
        {day.isToday && now !== undefined && now >= from * 60 && now <= to * 60 && (
          <NowLine now={now} from={from} />
        )}
      </div>
    </section>
  );
}

type PlacedItemProps<Item extends WeekItem> = WeekDayColumnProps<Item> & { place: Placed<Item> };

function PlacedItem<Item extends WeekItem>({ place, hours, ...rest }: PlacedItemProps<Item>) {
  const { onKeyDown } = rest;
  if (place.kind === 'more') {
    return (
      <MoreItems {...{ place, hours, onKeyDown }} onOpen={() => rest.onOpenMore(place.items)} />
    );
  }
  const { item } = place;
  const words = rest.renderItem?.(item);
  if (place.kind === 'on paper') return <PaperEntry {...{ place, hours }}>{words}</PaperEntry>;
  return (
    <WeekEntry
      {...{ place, hours, onKeyDown }}
      grip={rest.gripOf(item)}
      renderActs={() => rest.renderActs?.(item)}
      hasActsAlways={rest.hasActsAlways}
      onOpen={() => rest.onOpen(item)}
    >
      {words}
    </WeekEntry>
  );
}

function NowLine({ now, from }: { now: number; from: number }) {
  return (
    <div className={styles.now} style={{ top: `calc(var(--hour) * ${now / 60 - from})` }}>
      <VisuallyHidden>Jetzt ist es {clockTime(now)}</VisuallyHidden>
    </div>
  );
}
