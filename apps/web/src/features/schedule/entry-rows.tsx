import { entryColourClass } from '../../ui/entry-colour.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { timeSpan } from '../../ui/week-item.ts';
import { EntryActs } from './entry-acts.tsx';
import styles from './entry-rows.module.css';
import type { ViewProps } from './view-props.ts';

type EntryRowsProps = Pick<ViewProps, 'items' | 'onOpen' | 'onRemove'>;

/** Entries as a list, one below the other. */
export function EntryRows({ items, onOpen, onRemove }: EntryRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id} className={joinClasses(styles.row, entryColourClass(item.colour))}>
          <button
            type="button"
            className={joinClasses(styles.entry, item.kind === 'past' && styles.past)}
            onClick={() => onOpen(item)}
          >
            <span className={styles.time}>{timeSpan(item)}</span>
            <span className={styles.title}>
              {item.isUrgent && <VisuallyHidden>Wichtig: </VisuallyHidden>}
              {item.title}
              {item.kind === 'past' && <VisuallyHidden> vorbei</VisuallyHidden>}
            </span>
            {!item.entry && <span className={styles.take}>Übernehmen</span>}
          </button>
          {item.entry && (
            <EntryActs entry={item.entry} onEdit={() => onOpen(item)} onRemove={onRemove} />
          )}
        </li>
      ))}
    </ul>
  );
}
