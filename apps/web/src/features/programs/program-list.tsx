import { Link } from '@tanstack/react-router';
import { samples } from './samples.ts';
import styles from './workshop-page.module.css';

type Named = { readonly id: string; readonly title: string };

type ProgramListProps = {
  /** The last changed first. */
  programs: readonly Named[];
  /** Begun here, and not on the server yet. */
  waiting: readonly Named[];
};

export function ProgramList({ programs, waiting }: ProgramListProps) {
  return (
    <nav aria-label="Programme" className={styles.lists}>
      {programs.length + waiting.length > 0 && (
        <ul className={styles.programs}>
          {[...waiting, ...programs].map((program) => (
            <ProgramLink key={program.id} {...program} />
          ))}
        </ul>
      )}
      <h2 className={styles.heading}>Beispiele</h2>
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <ProgramLink key={sample.id} {...sample} />
        ))}
      </ul>
    </nav>
  );
}

function ProgramLink({ id, title }: Named) {
  return (
    <li>
      <Link
        to="/workshop"
        search={{ programm: id }}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className={styles.entry}
      >
        {title}
      </Link>
    </li>
  );
}
