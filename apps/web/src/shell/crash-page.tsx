import { buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { showToast } from '../ui/toast.tsx';
import styles from './crash-page.module.css';
import { isServerThere } from './stale-build.ts';

/** After a bug nothing of the page can be trusted, so both ways out of here load it anew. */
export function PageCrash({ error }: { error: unknown }) {
  const words = isMissingPart(error) ? noAnswer : crash;
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <ErrorState
        title={words.title}
        description={words.description}
        onRetry={() => void reloadWhenServerIsThere()}
      />
      <a href="/" className={buttonClass()}>
        Zur Startseite
      </a>
    </div>
  );
}

export function ProductCrash({ error }: { error: unknown }) {
  return (
    <main>
      <PageCrash error={error} />
    </main>
  );
}

const noAnswer = {
  heading: 'Keine Verbindung',
  title: 'Die Garage antwortet nicht',
  description: 'Läuft der Rechner mit der Garage, und bist du im richtigen WLAN?',
};

const crash = {
  heading: 'Da hat es gekracht',
  title: 'Diese Seite ist abgestürzt',
  description: undefined,
};

/** Each browser has its own words for a chunk that didn't come. */
function isMissingPart(error: unknown) {
  const missing = /dynamically imported module|Importing a module script failed|preload/i;
  return error instanceof Error && missing.test(error.message);
}

// Without a server a reload would replace this page by the browser's own.
async function reloadWhenServerIsThere() {
  if (await isServerThere()) window.location.reload();
  else showToast({ ...noAnswer, tone: 'destructive' });
}
