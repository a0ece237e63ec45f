import { farthestWeek } from '@hbg/contract/farthest-week';
import { ChevronRight, List, Rows3, TreePalm } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { WeekGrid } from '../../ui/week-grid.tsx';
import { clockTime, hoursAround, type WeekPlace } from '../../ui/week-item.ts';
import { DayRail } from './day-rail.tsx';
import styles from './day-view.module.css';
import { EntryActs } from './entry-acts.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ProposalWords } from './proposal-words.tsx';
import type { ScheduleAddress } from './schedule-address.ts';
import { moveOf } from './use-entries.ts';
import { useSwipe } from './use-swipe.ts';
import type { ViewProps } from './view-props.ts';
import { weekDays } from './week-days.ts';
import type { PlanItem } from './week-items.ts';

const FoldedDialog = lazyPart(async () => (await import('./folded-dialog.tsx')).FoldedDialog);

type DayViewProps = ViewProps & { day: number; onShow: (address: ScheduleAddress) => void };

/** A phone shows one day, or the week as a list. */
export function DayView({ day, onShow, ...view }: DayViewProps) {
  const { now, weekOffset, holidays } = view;
  const [isList, setIsList] = useState(false);
  const days = weekDays(now.today, weekOffset, holidays);
  const goTo = (next: number) => {
    const weeks = Math.floor(next / 7);
    if (Math.abs(weekOffset + weeks) > farthestWeek) return;
    onShow({ woche: weekOffset + weeks, tag: next - 7 * weeks });
  };
  const swipe = useSwipe((direction) => goTo(day + direction));
  const shown = days[day];
  return (
    <section aria-labelledby="woche" className={styles.view}>
      <h2 id="woche">
        <VisuallyHidden>Woche</VisuallyHidden>
      </h2>
      {!isList && <DayRail days={days} day={day} onShow={goTo} />}
      <Button
        variant="ghost"
        size="small"
        className={styles.way}
        icon={isList ? <Rows3 size={16} /> : <List size={16} />}
        onClick={() => setIsList(!isList)}
      >
        {isList ? 'Einen Tag zeigen' : 'Woche als Liste'}
      </Button>
      {isList ? (
        <WeekList {...view} days={days} />
      ) : (
        <div className={styles.day} {...swipe}>
          {shown && <OneDay {...view} shown={shown} onShow={goTo} />}
        </div>
      )}
    </section>
  );
}

type OneDayProps = ViewProps & {
  shown: ReturnType<typeof weekDays>[number];
  onShow: (day: number) => void;
};

/** The grid stays from day to day, and so does the focus on what is moved to another one. */
function OneDay({ shown, items, now, onMove, onShow, ...rest }: OneDayProps) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const [more, setMore] = useState<readonly PlanItem[]>([]);
  const isUnfolded = unfolded === shown.date;
  const move = (item: PlanItem, to: WeekPlace) => {
    if (!item.entry) return;
    onMove(moveOf(item.entry, item, to));
    if (to.day !== shown.day) onShow(to.day);
  };
  const own = items.filter(({ day }) => day === shown.day);
  const over = shown.isToday ? own.filter((item) => isOver(item, now.minutes)) : [];
  const isFolded = over.length > 1 && !isUnfolded;
  const visible = isFolded ? own.filter((item) => !over.includes(item)) : own;
  return (
    <div>
      {shown.resting && (
        <p className={styles.resting}>
          <TreePalm size={18} /> {shown.resting}
        </p>
      )}
      {over.length > 1 && (
        <FoldButton
          over={over}
          isFolded={isFolded}
          onClick={() => setUnfolded(isFolded ? shown.date : null)}
        />
      )}
      <WeekGrid
        days={[shown]}
        items={visible}
        hours={isFolded ? hoursAround(visible, hourOf(now.minutes)) : hoursAround(visible)}
        now={now.minutes}
        isHeadHidden
        emptyText={own.length === 0 ? 'Keine Termine' : undefined}
        onOpen={rest.onOpen}
        onOpenMore={setMore}
        onMove={move}
        renderItem={(item) =>
          item.entry ? undefined : <ProposalWords ref={bringIntoSight} title={item.title} />
        }
        renderActs={(item) =>
          item.entry && (
            <EntryActs
              entry={item.entry}
              onEdit={() => rest.onOpen(item)}
              onRemove={rest.onRemove}
            />
          )
        }
      />
      <Suspense>
        {more.length > 0 && <FoldedDialog {...rest} items={more} onClose={() => setMore([])} />}
      </Suspense>
    </div>
  );
}

type FoldButtonProps = { over: readonly PlanItem[]; isFolded: boolean; onClick: () => void };

function FoldButton({ over, isFolded, onClick }: FoldButtonProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onClick}>
      <ChevronRight size={18} />
      <span className={styles.foldWords}>{over.length} Termine vorbei</span>
      <span className={styles.foldTime}>{spanOf(over)}</span>
    </button>
  );
}

/** It lies in the afternoon, below what a phone shows of a day. */
function bringIntoSight(proposal: HTMLElement | null) {
  proposal?.scrollIntoView({ block: 'nearest' });
}

/** The hour before stays in sight, so that what has just ended can be seen. */
function hourOf(minutes: number): number {
  return Math.max(0, Math.min(19, Math.floor(minutes / 60) - 2));
}

function isOver({ end }: PlanItem, minutes: number): boolean {
  return end <= minutes - 60;
}

function spanOf(items: readonly PlanItem[]): string {
  const first = Math.min(...items.map(({ start }) => start));
  const last = Math.max(...items.map(({ end }) => end));
  return `${clockTime(first)}–${clockTime(last)}`;
}

type WeekListProps = Pick<ViewProps, 'items' | 'onOpen' | 'onRemove'> & {
  days: ReturnType<typeof weekDays>;
};

function WeekList({ days, items, ...acts }: WeekListProps) {
  return days.map(({ day, name, date, isToday, resting }) => {
    const own = items
      .filter((item) => item.day === day)
      .toSorted((one, other) => one.start - other.start);
    return (
      <section key={day} aria-labelledby={`tag-${day}`} className={styles.listDay}>
        <h3 id={`tag-${day}`} className={styles.listHead}>
          {name}{' '}
          <span className={styles.listDate}>
            {[date, isToday && 'heute', resting].filter(Boolean).join(' · ')}
          </span>
        </h3>
        {own.length === 0 ? (
          <p className={styles.nothing}>Keine Termine</p>
        ) : (
          <EntryRows items={own} {...acts} />
        )}
      </section>
    );
  });
}
