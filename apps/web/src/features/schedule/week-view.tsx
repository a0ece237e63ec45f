import { type CSSProperties, Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { WeekGrid } from '../../ui/week-grid.tsx';
import { hoursAround } from '../../ui/week-item.ts';
import { EntryActs } from './entry-acts.tsx';
import { ProposalWords } from './proposal-words.tsx';
import { moveOf } from './use-entries.ts';
import type { ViewProps } from './view-props.ts';
import { weekDays } from './week-days.ts';
import type { PlanItem } from './week-items.ts';
import styles from './week-view.module.css';

const FoldedDialog = lazyPart(async () => (await import('./folded-dialog.tsx')).FoldedDialog);

export function WeekView({ items, now, weekOffset, holidays, onMove, ...rest }: ViewProps) {
  const [folded, setFolded] = useState<readonly PlanItem[]>([]);
  const hours = hoursAround(items);
  const [from, to] = hours;
  return (
    <section aria-labelledby="woche" className={styles.week} style={cssHours(to - from)}>
      <h2 id="woche">
        <VisuallyHidden>Woche</VisuallyHidden>
      </h2>
      <WeekGrid
        days={weekDays(now.today, weekOffset, holidays)}
        items={items}
        hours={hours}
        now={now.minutes}
        emptyText="Keine Termine"
        onOpen={rest.onOpen}
        onOpenMore={setFolded}
        onMove={(item, to) => item.entry && onMove(moveOf(item.entry, item, to))}
        renderItem={(item) => (item.entry ? undefined : <ProposalWords title={item.title} />)}
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
        {folded.length > 0 && (
          <FoldedDialog {...rest} items={folded} onClose={() => setFolded([])} />
        )}
      </Suspense>
    </section>
  );
}

/** On paper they share the height of a page. */
function cssHours(hours: number): CSSProperties & { '--hours': number } {
  return { '--hours': hours };
}
