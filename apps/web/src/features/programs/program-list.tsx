import type { Program } from '@hbg/contract/programs';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { languageLabels } from './program-language.ts';
import { samples } from './samples.ts';
import styles from './workshop-page.module.css';

type Named = Pick<Program, 'id' | 'title' | 'language'>;

type ProgramListProps = {
  /** The last changed first. */
  programs: readonly Named[];
  /** Begun here, and not on the server yet. */
  waiting: readonly Named[];
};

/** Beside the bench; where there is no room for that, one row that opens. */
export function ProgramList({ programs, waiting }: ProgramListProps) {
  const isNarrow = useMedia('(width < 64rem)');
  const own = [...waiting, ...programs];
  const list = <Programs own={own} />;
  if (!isNarrow || own.length === 0) return list;
  const count = own.length === 1 ? 'ein Programm' : `${own.length} Programme`;
  const item = { id: 'programme', title: 'Programme', aside: count, content: list };
  return <Accordion items={[item]} />;
}

function Programs({ own }: { own: readonly Named[] }) {
  return (
    <nav aria-label="Programme" className={styles.lists}>
      {own.length > 0 && (
        <ul className={styles.programs}>
          {own.map((program) => (
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

function ProgramLink({ id, title, language }: Named) {
  return (
    <li>
      <Link
        to="/workshop"
        search={{ programm: id }}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className={styles.entry}
        onClick={closeRow}
      >
        <span>{title}</span>
        {language !== 'python' && (
          <span className={styles.language}>{languageLabels[language]}</span>
        )}
      </Link>
    </li>
  );
}

/** The chosen one is seen below it. */
function closeRow({ currentTarget }: MouseEvent) {
  const row = currentTarget.closest('details');
  if (!row) return;
  row.open = false;
  row.querySelector('summary')?.focus();
}
