import { Link, useSearch } from '@tanstack/react-router';
import { BroughtProgram } from './brought-program.tsx';
import { programs } from './programs.ts';
import { SnippetProgram } from './snippet-program.tsx';
import { Workbench } from './workbench.tsx';
import styles from './workshop-page.module.css';
import { readWorkshopSearch } from './workshop-search.ts';

/** Where learners try out what they like. */
export function WorkshopPage() {
  const search = readWorkshopSearch(useSearch({ strict: false }));
  const { programm = 'mein-programm', snippet, stueck } = search;
  const isOwn = snippet === undefined && stueck === undefined;
  const chosen = programs.find(({ id }) => id === programm);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>Werkstatt</h1>
          <p>
            Schreib Python, drück auf Run und schau, was passiert. Oder geh Schritt für Schritt
            durch den{' '}
            <Link to="/learn/$courseId/$lessonId" params={{ courseId: 1, lessonId: 1 }}>
              Kurs „Python für junge Hacker“
            </Link>
            .
          </p>
        </div>
        <nav aria-label="Programme">
          <ul className={styles.programs}>
            {programs.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to="."
                  search={readWorkshopSearch({ programm: id })}
                  activeOptions={{ exact: true }}
                  resetScroll={false}
                  className={styles.program}
                >
                  {title}
                </Link>
              </li>
            ))}
            {stueck !== undefined && (
              <li>
                <Link to="." search={search} resetScroll={false} className={styles.program}>
                  Mitgebracht {stueck}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
      {snippet !== undefined && <SnippetProgram key={snippet} id={snippet} />}
      {snippet === undefined && stueck !== undefined && (
        <BroughtProgram key={stueck} piece={stueck} />
      )}
      {isOwn && chosen && (
        <Workbench key={programm} place={`werkstatt/${programm}`} starter={chosen.code} />
      )}
    </div>
  );
}
