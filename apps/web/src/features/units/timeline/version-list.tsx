import type { CodeVersion, VersionCause } from '@hbg/contract/code';
import { useState } from 'react';
import { momentWords } from '../../../ui/moment-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { firstNews, type News } from './first-news.ts';
import styles from './timeline.module.css';

type VersionListProps = {
  /** The newest first. */
  versions: readonly CodeVersion[];
  chosen: string;
  onChoose: (id: string) => void;
};

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const [now] = useState(() => new Date());
  return (
    <ol className={styles.states} aria-label="Stände">
      {versions.map((version, at) => (
        <li key={version.id}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version.id)}
          >
            <span className={styles.time}>
              {momentWords(version.madeAt, now, 'today to the second')}
            </span>
            <span className={styles.cause}>{nameOf(version)}</span>
            <Preview news={firstNews(version.code, versions[at + 1]?.code)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const signs = { same: '', added: '+ ', removed: '− ' } as const;
const words = { same: '', added: 'Neu: ', removed: 'Nicht mehr da: ' } as const;

function Preview({ news }: { news: News | null }) {
  if (!news) return <span className={styles.preview}>leer</span>;
  return (
    <code className={styles.preview} data-kind={news.kind}>
      <span aria-hidden="true">{signs[news.kind]}</span>
      {words[news.kind] && <VisuallyHidden>{words[news.kind]}</VisuallyHidden>}
      {news.text}
    </code>
  );
}

const causes: Readonly<Record<VersionCause, string>> = {
  run: 'Gestartet',
  reset: 'Vor dem Reset',
  solution: 'Vor der Lösung',
  restored: 'Vor dem Zurückholen',
  emptied: 'Bevor viel gelöscht war',
  paused: 'Vor einer Pause',
  replaced: 'Ersetzt',
};

function nameOf({ cause, result }: CodeVersion): string {
  if (cause !== 'run' || result === null) return causes[cause];
  if (result === 'finished') return 'Gestartet, lief durch';
  return result === 'stopped' ? 'Gestartet, angehalten' : 'Gestartet, mit Fehler';
}
