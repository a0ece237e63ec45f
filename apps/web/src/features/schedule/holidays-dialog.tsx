import type { Holiday } from '@hbg/contract/schedule';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import parts from './calendar-dialog.module.css';
import { HolidayDialog } from './holiday-dialog.tsx';
import { HolidayList } from './holiday-list.tsx';
import { holidaysQuery } from './queries.ts';
import { SchoolHolidays } from './school-holidays.tsx';

type HolidaysDialogProps = { today: string; onClose: () => void };

/** Of the whole house: who puts them in does it for everybody. */
export function HolidaysDialog({ today, onClose }: HolidaysDialogProps) {
  const query = useQuery(holidaysQuery);
  const [open, setOpen] = useState<Holiday | 'new' | null>(null);
  return (
    <Dialog
      title="Ferien"
      isOpen
      onClose={onClose}
      footer={
        <Button icon={<Plus size={18} />} onClick={() => setOpen('new')}>
          Von Hand eintragen
        </Button>
      }
    >
      <div className={parts.part}>
        <p className={parts.word}>
          In den Ferien ruhen Termine, die sich wiederholen. Sie gelten für alle in deiner Garage.
        </p>
        <SchoolHolidays today={today} />
      </div>
      <section aria-labelledby="eingetragen" className={parts.part}>
        <h3 id="eingetragen" className={parts.head}>
          Das steht im Plan
        </h3>
        <QueryView
          query={query}
          loading={<Skeleton />}
          empty={<EmptyState title="Noch keine Ferien eingetragen" />}
          failing={{
            title: 'Die Ferien lassen sich gerade nicht laden',
            safe: 'Was eingetragen ist, liegt sicher in der Garage.',
          }}
        >
          {(holidays) => <HolidayList holidays={holidays} onEdit={setOpen} />}
        </QueryView>
      </section>
      {open && (
        <HolidayDialog
          holiday={open === 'new' ? null : open}
          today={today}
          onClose={() => setOpen(null)}
        />
      )}
    </Dialog>
  );
}
