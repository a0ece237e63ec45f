import { addDays } from '../../ui/german-date.ts';
import { HeatMap } from '../../ui/heat-map.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Ledger, LedgerProps } from './ledger-query.ts';
import { Section } from './section.tsx';

const WEEKS = 26;

/** When somebody was here: a window for each day. */
export function GarageLight({ ledger }: LedgerProps) {
  return (
    <Section title="Licht in der Garage" aside={`${WEEKS} Wochen`}>
      <QueryView
        query={ledger}
        loading={<Skeleton label="Deine Lernzeit wird geladen..." height={200} />}
        failing={{
          title: 'Deine Lernzeit lässt sich gerade nicht laden',
          safe: 'Jede Minute ist in der Garage notiert.',
        }}
      >
        {(told) => <HeatMap title="Lernzeit" days={lastDays(told)} today={told.day} />}
      </QueryView>
    </Section>
  );
}

/** The server names only days with work. */
function lastDays({ day: today, minutesByDay, holidays }: Ledger) {
  const minutes = new Map(minutesByDay.map((one) => [one.day, one.minutes]));
  const count = WEEKS * 7;
  return Array.from({ length: count }, (_, number) => {
    const day = addDays(today, number - count + 1);
    const isHoliday = holidays.some(({ from, to }) => from <= day && day <= to);
    return { day, minutes: minutes.get(day) ?? 0, isHoliday };
  });
}
