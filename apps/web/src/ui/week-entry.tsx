import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { entryColourClass } from './entry-colour.ts';
import { joinClasses } from './join-classes.ts';
import { type Lane, type Placed, seenEnd } from './place-day.ts';
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
  const { item, lane, onPaper = lane } = place;
  const isNarrow = lane.width < 1;
  const isShort = item.end - item.start < 60;
  const { isNear, ...near } = useNear();
  const acts = (isNear || rest.hasActsAlways) && rest.renderActs?.();
  return (
    <li
      {...near}
      className={joinClasses(styles.place, place.onPaper && styles.crowded)}
      style={{ ...verticalPlace(item.start, seenEnd(item), hours), ...across(lane, onPaper) }}
    >
      <button
        type="button"
        className={joinClasses(
          styles.entry,
          styles[item.kind],
          entryColourClass(item.colour),
          isShort && styles.short,
          isNarrow && styles.narrow,
          grip && styles.movable,
        )}
        data-start={item.start}
        data-item={item.id}
        data-held={grip?.isHeld || undefined}
        aria-keyshortcuts={grip && 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'}
        onClick={rest.onOpen}
        onPointerDown={grip?.onPointerDown}
        onKeyDown={(event) => {
          grip?.onKeyDown(event);
          rest.onKeyDown(event);
        }}
      >
        {rest.children ?? <TitleAndTime item={item} isShort={isShort || isNarrow} />}
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
      className={joinClasses(styles.place, styles.folded)}
      style={{ ...verticalPlace(place.start, place.end, hours), ...across(half) }}
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

const half: Lane = { left: 0.5, width: 0.5 };

type PaperEntryProps<Item extends WeekItem> = {
  place: Extract<Placed<Item>, { kind: 'on paper' }>;
  hours: readonly [number, number];
  children?: ReactNode;
};

/** What is folded on the screen. */
export function PaperEntry<Item extends WeekItem>(props: PaperEntryProps<Item>) {
  const { place, hours, children } = props;
  const { item, onPaper } = place;
  return (
    <li
      hidden
      className={joinClasses(styles.place, styles.crowded, styles.onPaper)}
      style={{ ...verticalPlace(item.start, seenEnd(item), hours), ...across(onPaper) }}
    >
      <span
        className={joinClasses(
          styles.entry,
          styles[item.kind],
          entryColourClass(item.colour),
          item.end - item.start < 60 && styles.short,
        )}
      >
        {children ?? <TitleAndTime item={item} isShort />}
      </span>
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

function across(lane: Lane, onPaper = lane) {
  return {
    left: `${lane.left * 100}%`,
    width: `${lane.width * 100}%`,
    '--paper-left': `${onPaper.left * 100}%`,
    '--paper-width': `${onPaper.width * 100}%`,
  };
}
