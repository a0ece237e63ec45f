import type { Entry } from '@hbg/contract/schedule';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { holidaysQuery, proposalsQuery, weekQuery } from './queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { RoomLinks } from './room-links.tsx';
import { readScheduleAddress, type ScheduleAddress } from './schedule-address.ts';
import styles from './schedule-page.module.css';
import { TodayCard } from './today-card.tsx';
import { useEntries } from './use-entries.ts';
import { useNow } from './use-now.ts';
import { useTakeOver } from './use-take-over.ts';
import { weekDays } from './week-days.ts';
import { itemOf, itemOfProposal, type PlanItem } from './week-items.ts';
import { WeekStatistics } from './week-statistics.tsx';
import { WeekSwitch } from './week-switch.tsx';
import { WeekView } from './week-view.tsx';

const DayView = lazyPart(async () => (await import('./day-view.tsx')).DayView);
const EntryDialog = lazyPart(async () => (await import('./entry-dialog.tsx')).EntryDialog);

/** Nobody; a new one; or the one that is changed. */
type Written = { readonly entry: Entry | null } | null;

export function SchedulePage() {
  const { woche = 0, tag } = readScheduleAddress(useSearch({ strict: false }));
  const go = useNavigate();
  const now = useNow();
  const isPhone = useMedia('screen and (width < 40rem)');
  const [written, setWritten] = useState<Written>(null);
  // While the week is on its way.
  useEffect(() => {
    if (isPhone) void DayView.preload();
  }, [isPhone]);
  const query = useQuery(weekQuery(now.today, woche));
  const show = (search: ScheduleAddress, resetScroll = false) =>
    void go({ to: '/schedule', search, replace: true, resetScroll });
  const add = () => setWritten({ entry: null });
  return (
    <div className={styles.page}>
      <RoomLinks />
      <div className={styles.head}>
        <h1 className={styles.title}>Digitaler Stundenplan</h1>
        <WeekSwitch today={now.today} offset={woche} onGo={(next) => show({ woche: next })} />
        <Button variant="primary" icon={<Plus size={18} />} className={styles.add} onClick={add}>
          Termin hinzufügen
        </Button>
      </div>
      <QueryView
        query={query}
        loading={<Skeleton label="Laden..." isLabelSeen height={640} />}
        failing={{
          title: 'Dein Stundenplan lässt sich gerade nicht laden',
          safe: 'Deine Termine liegen sicher in der Garage.',
        }}
      >
        {(entries) => (
          <Plan
            {...{ entries, now, isPhone }}
            place={{ woche, tag: tag ?? (woche === 0 ? now.dayOfWeek : 1) }}
            onShow={show}
            onEdit={(entry) => setWritten({ entry })}
          />
        )}
      </QueryView>
      {written && (
        <Suspense>
          <OpenDialog
            {...written}
            today={now.today}
            weekOffset={woche}
            onClose={() => setWritten(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type OpenDialogProps = {
  entry: Entry | null;
  today: string;
  weekOffset: number;
  onClose: () => void;
};

function OpenDialog(props: OpenDialogProps) {
  const { leaveOut, remove } = useEntries(props.today, props.weekOffset);
  return <EntryDialog {...props} onLeaveOut={leaveOut} onRemove={remove} />;
}

type PlanProps = {
  entries: readonly Entry[];
  now: ReturnType<typeof useNow>;
  isPhone: boolean;
  place: { readonly woche: number; readonly tag: number };
  onShow: (address: ScheduleAddress, resetScroll?: boolean) => void;
  onEdit: (entry: Entry) => void;
};

function Plan({ entries, now, isPhone, place, onShow, onEdit }: PlanProps) {
  const { woche: weekOffset } = place;
  const { move, remove } = useEntries(now.today, weekOffset);
  const takeOver = useTakeOver(now.today, weekOffset);
  const firstProposed = useFirstProposed(now.today);
  const { data: holidays = [] } = useQuery(holidaysQuery);
  const { data: proposals = [] } = useQuery({
    ...proposalsQuery(now.today, weekOffset),
    enabled: weekOffset === 1,
  });
  const items: PlanItem[] = [
    ...entries.map((entry) => itemOf(entry, now)),
    ...(weekOffset === 1 ? proposals.map(itemOfProposal) : []),
  ];
  const open = (item: PlanItem) => {
    if (item.entry) onEdit(item.entry);
    else void takeOver(item.proposal);
  };
  /** A phone shows a single day: one with a proposal. */
  const plan = async () => {
    const tag = isPhone ? await firstProposed() : undefined;
    onShow({ woche: 1, tag }, isPhone);
  };
  const view = {
    items,
    now,
    weekOffset,
    holidays,
    onOpen: open,
    onRemove: remove,
    onMove: (moved: Parameters<typeof move>[0]) => void move(moved),
  };
  return (
    <div className={styles.plan}>
      <Suspense fallback={<Skeleton height={640} />}>
        {isPhone ? <DayView {...view} day={place.tag} onShow={onShow} /> : <WeekView {...view} />}
      </Suspense>
      <aside className={styles.side} aria-label="Überblick">
        <TodayCard entries={entries} now={now} weekOffset={weekOffset} />
        <WeekStatistics entries={entries} />
        <QuickActions
          weekOffset={weekOffset}
          proposals={proposals.length}
          isFree={weekDays(now.today, weekOffset, holidays).every(({ resting }) => resting)}
          today={now.today}
          onGo={(woche) => onShow({ woche })}
          onPlan={() => void plan()}
        />
      </aside>
    </div>
  );
}

function useFirstProposed(today: string) {
  const queryClient = useQueryClient();
  return async () => {
    const proposals = await queryClient.fetchQuery(proposalsQuery(today, 1)).catch(() => []);
    return proposals.map(({ dayOfWeek }) => dayOfWeek).toSorted((one, other) => one - other)[0];
  };
}
