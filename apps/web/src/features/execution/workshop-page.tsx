import { Link, useSearch } from '@tanstack/react-router';
import { programs } from './programs.ts';
import { SnippetProgram } from './snippet-program.tsx';
import { Workbench } from './workbench.tsx';
import styles from './workshop-page.module.css';
import { readWorkshopSearch } from './workshop-search.ts';

/** Where learners try out what they like. */
export function WorkshopPage() {
  const { programm = 'mein-programm', snippet } = readWorkshopSearch(useSearch({ strict: false }));
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
          </ul>
        </nav>
      </div>
      {snippet !== undefined && <SnippetProgram key={snippet} id={snippet} />}
      {snippet === undefined && chosen && (
        <Workbench key={programm} place={`werkstatt/${programm}`} starter={chosen.code} />
      )}
    </div>
  );
}
