import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { entryColourClass } from './entry-colour.ts';
import { joinClasses } from './join-classes.ts';
import { type Placed, seenEnd } from './place-day.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './week-grid.module.css';
import { clockTime, timeSpan, type WeekItem } from './week-item.ts';

type Acts = { onOpen: () => void; onKeyDown: (event: KeyboardEvent) => void };
export type Grip = {
  isHeld: boolean;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type WeekEntryProps<Item extends WeekItem> = Acts & {
  place: Extract<Placed<Item>, { kind: 'item' }>;
  hours: readonly [number, number];
  /** Of an item that can be moved. */
  grip?: Grip | undefined;
  renderActs?: (() => ReactNode) | undefined;
  /** Fingers don't hover. */
  hasActsAlways?: boolean | undefined;
  children?: ReactNode;
};

export function WeekEntry<Item extends WeekItem>({
  place,
  hours,
  grip,
  ...rest
}: WeekEntryProps<Item>) {
  const { item, left, width } = place;
  const isShort = item.end - item.start < 60;
  const { isNear, ...near } = useNear();
  const acts = (isNear || rest.hasActsAlways) && rest.renderActs?.();
  return (
    <li
      {...near}
      className={styles.place}
      style={{ ...verticalPlace(item.start, seenEnd(item), hours), ...share(left, width) }}
    >
      <button
        type="button"
        className={joinClasses(
          styles.entry,
          styles[item.kind],
          entryColourClass(item.colour),
          isShort && styles.short,
          width < 1 && styles.narrow,
          grip && styles.movable,
          grip?.isHeld && styles.held,
        )}
        data-start={item.start}
        data-item={item.id}
        aria-keyshortcuts={grip && 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'}
        onClick={rest.onOpen}
        onPointerDown={grip?.onPointerDown}
        onKeyDown={(event) => {
          grip?.onKeyDown(event);
          rest.onKeyDown(event);
        }}
      >
        {rest.children ?? <TitleAndTime item={item} isShort={isShort || width < 1} />}
        <VisuallyHidden>{kinds[item.kind]}</VisuallyHidden>
      </button>
      {acts && <span className={styles.acts}>{acts}</span>}
    </li>
  );
}

/** Of a full week's buttons hardly one is ever wanted: they are drawn when the mouse or the focus is there. */
function useNear() {
  const [isNear, setIsNear] = useState(false);
  const look = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isStaying = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isStaying) setIsNear(false);
  };
  return {
    isNear,
    onPointerEnter: () => setIsNear(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setIsNear(currentTarget.contains(document.activeElement)),
    onFocus: () => setIsNear(true),
    onBlur: look,
  };
}

function TitleAndTime({ item, isShort }: { item: WeekItem; isShort: boolean }) {
  return (
    <>
      <span className={styles.title}>
        {item.isUrgent && (
          <>
            <span className={styles.urgent} aria-hidden="true">
              !
            </span>
            <VisuallyHidden>Wichtig: </VisuallyHidden>
          </>
        )}
        {item.title}{' '}
      </span>
      <span className={styles.time}>
        {isShort ? clockTime(item.start) : timeSpan(item)}
        {isShort && <VisuallyHidden> bis {clockTime(item.end)}</VisuallyHidden>}
      </span>
    </>
  );
}

type MoreItemsProps<Item extends WeekItem> = Acts & {
  place: Extract<Placed<Item>, { kind: 'more' }>;
  hours: readonly [number, number];
};

/** Three side by side are too narrow to be read. */
export function MoreItems<Item extends WeekItem>({ place, hours, ...acts }: MoreItemsProps<Item>) {
  const titles = place.items.map(({ title }) => title).join(', ');
  return (
    <li
      className={styles.place}
      style={{ ...verticalPlace(place.start, place.end, hours), ...share(0.5, 0.5) }}
    >
      <button
        type="button"
        className={joinClasses(styles.entry, styles.more)}
        data-start={place.start}
        aria-label={`+${place.items.length} weitere: ${titles}`}
        onClick={acts.onOpen}
        onKeyDown={acts.onKeyDown}
      >
        +{place.items.length}
      </button>
    </li>
  );
}

const kinds = { coming: '', past: ' vorbei', proposal: ' Vorschlag' } as const;

/** What begins before the ruler or ends behind it is cut there. */
function verticalPlace(start: number, end: number, [from, to]: readonly [number, number]) {
  const top = Math.max(0, start / 60 - from);
  const bottom = Math.min(to - from, end / 60 - from);
  return {
    top: `calc(var(--hour) * ${top})`,
    height: `calc(var(--hour) * ${bottom - top})`,
  };
}

function share(left: number, width: number) {
  return { left: `${left * 100}%`, width: `${width * 100}%` };
}
