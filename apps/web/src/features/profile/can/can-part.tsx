import { useId } from 'react';
import { writeShortDate } from '../../../ui/german-date.ts';
import styles from './can-page.module.css';

export type CanRow = {
  readonly title: string;
  /** A day. */
  readonly on: string;
  /** What came of it. */
  readonly note?: string | null | undefined;
};

type CanPartProps = {
  title: string;
  /** How much of how much. */
  aside: string;
  /** When something counts. */
  how: string;
  groups: readonly { readonly title: string | null; readonly rows: readonly CanRow[] }[];
};

/** One area; nothing where nothing is proven. */
export function CanPart({ title, aside, how, groups }: CanPartProps) {
  const heading = useId();
  const filled = groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={styles.partHead}>
        <h2 id={heading} className={styles.partTitle}>
          {title}
        </h2>
        <p className={styles.aside}>{aside}</p>
        <p className={styles.how}>{how}</p>
      </div>
      <div className={styles.groups}>
        {filled.map(({ title: group, rows }) => (
          <div key={group}>
            {group !== null && <h3 className={styles.groupTitle}>{group}</h3>}
            <ul className={styles.rows}>
              {rows.map((row) => (
                <Row key={row.title} {...row} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Row({ title, on, note }: CanRow) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {title} {note && <span className={styles.note}>{note}</span>}
      </span>{' '}
      <time dateTime={on} className={styles.day}>
        {writeShortDate(on)}
      </time>
    </li>
  );
}
