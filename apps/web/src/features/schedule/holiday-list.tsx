import { createHoliday, eraseHoliday, type Holiday } from '@hbg/contract/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { writeDate } from '../../ui/german-date.ts';
import { useOptimisticList } from '../../ui/use-optimistic-list.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { weeksHaveChanged } from './holiday-changes.ts';
import styles from './holidays-dialog.module.css';
import { holidaysQuery } from './queries.ts';

type HolidayListProps = { holidays: readonly Holiday[]; onEdit: (holiday: Holiday) => void };

export function HolidayList({ holidays, onEdit }: HolidayListProps) {
  const erase = useErase();
  return (
    <ul className={styles.list}>
      {holidays.map((holiday) => (
        <li key={holiday.id} className={styles.row}>
          <span className={styles.name}>
            {holiday.name}
            <span className={styles.span}>{spanOf(holiday)}</span>
          </span>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`${labelOf(holiday)} ändern`}
            onClick={() => onEdit(holiday)}
          >
            <Pencil size={18} />
          </Button>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`${labelOf(holiday)} löschen`}
            onClick={() => erase(holiday)}
          >
            <Trash2 size={18} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function spanOf({ from, to }: Holiday): string {
  return from === to ? writeDate(from) : `${writeDate(from)} – ${writeDate(to)}`;
}

/** There are Osterferien in each year. */
function labelOf({ name, from }: Holiday): string {
  return `„${name}“ ab ${writeDate(from)}`;
}

function useErase() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const { remove } = useOptimisticList<Holiday>({
    queryKey: holidaysQuery.queryKey,
    idOf: ({ id }) => id,
  });
  const told = async (call: Promise<unknown>) => {
    await call;
    await weeksHaveChanged(queryClient);
  };
  return (holiday: Holiday) => {
    const { id, name } = holiday;
    void remove(holiday, {
      send: () => told(callAs(owner, eraseHoliday, { params: { id } })),
      failure: `„${name}“ steht noch da`,
      title: `„${name}“ gelöscht`,
      restore: () => told(callAs(owner, createHoliday, { body: holiday })),
      restoreFailure: `„${name}“ ist nicht zurückgekommen`,
    });
  };
}
