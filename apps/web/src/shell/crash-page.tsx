import { buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import styles from './crash-page.module.css';

/** After a bug nothing of the page can be trusted, so both ways out of here load it anew. */
export function PageCrash() {
  return (
    <div className={styles.page}>
      <h1>Da hat es gekracht</h1>
      <ErrorState title="Diese Seite ist abgestürzt" onRetry={() => window.location.reload()} />
      <a href="/" className={buttonClass()}>
        Zur Startseite
      </a>
    </div>
  );
}

export function ProductCrash() {
  return (
    <main>
      <PageCrash />
    </main>
  );
}
