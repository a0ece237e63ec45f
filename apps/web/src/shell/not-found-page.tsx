import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.tsx';
import { notFoundTitle } from './lazy-not-found.ts';
import styles from './not-found-page.module.css';
import { TerminalWindow } from './terminal-window.tsx';

export function NotFoundPage({ isLoginOffered = false }: { isLoginOffered?: boolean }) {
  const { pathname, href } = useLocation();
  return (
    <div className={styles.page}>
      <TerminalWindow title="garage@hbg">
        <p className={styles.command}>
          <span aria-hidden="true">$ </span>open {pathname}
        </p>
        <h1 className={styles.heading} lang="en">
          {notFoundTitle}
        </h1>
        <p className={styles.hint} lang="en">
          Did you forget to add the page to the router?
        </p>
      </TerminalWindow>
      <p className={styles.advice}>
        {isLoginOffered
          ? 'Vielleicht gehört diese Seite zu einem Bereich, für den du angemeldet sein musst.'
          : 'Diese Adresse führt ins Leere. Prüf, ob du dich vertippt hast.'}
      </p>
      <div className={styles.ways}>
        {isLoginOffered && (
          <Link
            to="/login"
            search={{ weiter: href }}
            className={buttonClass({ variant: 'primary' })}
          >
            Anmelden
          </Link>
        )}
        <Link to="/" className={buttonClass({ variant: isLoginOffered ? 'plain' : 'primary' })}>
          Zur Startseite
        </Link>
      </div>
    </div>
  );
}
