import { Bell, CalendarSync, Printer, TreePalm } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import styles from './quick-actions.module.css';
import heads from './today-card.module.css';

const HolidaysDialog = lazyPart(async () => (await import('./holidays-dialog.tsx')).HolidaysDialog);
const CalendarDialog = lazyPart(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);
const RemindersDialog = lazyPart(
  async () => (await import('./reminders-dialog.tsx')).RemindersDialog,
);

type QuickActionsProps = {
  weekOffset: number;
  /** How many lie in the week. */
  proposals: number;
  /** All its days are holidays. */
  isFree: boolean;
  today: string;
  onGo: (weekOffset: number) => void;
  onPlan: () => void;
};

type Open = 'holidays' | 'reminders' | 'calendar' | null;

const dialogs = [
  { open: 'holidays', label: 'Ferien', icon: <TreePalm size={18} /> },
  { open: 'reminders', label: 'Erinnerungen', icon: <Bell size={18} /> },
  { open: 'calendar', label: 'Kalender', icon: <CalendarSync size={18} /> },
] as const satisfies { open: Open; label: string; icon: ReactNode }[];

export function QuickActions(props: QuickActionsProps) {
  const { weekOffset, proposals, isFree, today, onGo, onPlan } = props;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="aktionen">
      <h2 id="aktionen" className={heads.head}>
        Schnellaktionen
      </h2>
      <div className={styles.actions}>
        <Button disabled={weekOffset === 0} onClick={() => onGo(0)}>
          Zur aktuellen Woche
        </Button>
        <Button onClick={onPlan}>Nächste Woche planen</Button>
        <p className={styles.word} aria-live="polite">
          {weekOffset === 1 && proposalWords(proposals, isFree)}
        </p>
        <div className={styles.small}>
          {dialogs.map((dialog) => (
            <Button
              key={dialog.open}
              variant="ghost"
              className={styles.act}
              icon={dialog.icon}
              onClick={() => setOpen(dialog.open)}
            >
              {dialog.label}
            </Button>
          ))}
          <Button
            variant="ghost"
            className={styles.act}
            icon={<Printer size={18} />}
            onClick={() => window.print()}
          >
            Drucken
          </Button>
        </div>
      </div>
      <Suspense>
        {open === 'holidays' && <HolidaysDialog today={today} onClose={close} />}
        {open === 'reminders' && <RemindersDialog onClose={close} />}
        {open === 'calendar' && <CalendarDialog today={today} onClose={close} />}
      </Suspense>
    </section>
  );
}

const counts = ['', 'Ein Vorschlag liegt', 'Zwei Vorschläge liegen', 'Drei Vorschläge liegen'];

function proposalWords(count: number, isFree: boolean): string {
  if (count === 0 && isFree) return 'Da sind Ferien: Für freie Tage schlage ich nichts vor.';
  if (count === 0) return 'Die nächsten Schritte stehen schon im Plan, oder es ist alles voll.';
  return `${counts[count]} in freien Lücken. Ein Klick, und ${count === 1 ? 'er steht' : 'sie stehen'} fest.`;
}
