import type { LearningPath, PathLanguage, PathProgress } from '@hbg/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PathCard } from './path-card.tsx';
import { languageNames } from './path-words.ts';
import { readPathsAddress } from './paths-address.ts';
import styles from './paths-page.module.css';
import { pathProgressQuery, pathsQuery } from './shared/path-queries.ts';

const all = 'alle';
const choices: readonly { value: PathLanguage | typeof all; label: string }[] = [
  { value: all, label: 'Alle' },
  { value: 'python', label: languageNames.python },
  { value: 'java', label: languageNames.java },
  { value: 'javascript', label: languageNames.javascript },
];

export function PathsPage() {
  const { sprache } = readPathsAddress(useSearch({ strict: false }));
  const go = useNavigate();
  const paths = useQuery(pathsQuery);
  const progress = useQuery(pathProgressQuery);
  const show = (language: PathLanguage | undefined) =>
    void go({
      to: '/learning-paths',
      search: readPathsAddress({ sprache: language }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.page}>
      <PageHead
        title="Lernpfade"
        sentence="Wege durch die Garage, Schritt für Schritt. Was du schon geschafft hast, zählt mit."
      />
      <div className={styles.filter}>
        <SegmentedChoice
          label="Programmiersprache"
          choices={choices}
          value={sprache ?? all}
          onChange={(next) => show(next === all ? undefined : next)}
        />
      </div>
      <QueryView query={paths} {...states}>
        {(known) => (
          <QueryView query={progress} {...states}>
            {(started) => (
              <PathList
                paths={known.filter(({ language }) => !sprache || language === sprache)}
                started={started}
                onShowAll={sprache && (() => show(undefined))}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}

const states = {
  loading: <Skeleton label="Lernpfade werden geladen..." height={480} />,
  failing: {
    title: 'Die Lernpfade lassen sich gerade nicht laden',
    safe: 'Was du geschafft hast, liegt sicher in der Garage.',
  },
};

type PathListProps = {
  paths: readonly LearningPath[];
  started: readonly PathProgress[];
  /** Where only some are shown. */
  onShowAll: (() => void) | undefined;
};

function PathList({ paths, started, onShowAll }: PathListProps) {
  if (paths.length === 0) {
    return (
      <EmptyState
        icon={<Route size={28} />}
        title="Keine Lernpfade gefunden"
        action={onShowAll && <Button onClick={onShowAll}>Alle zeigen</Button>}
      >
        Für die gewählte Programmiersprache sind noch keine Lernpfade verfügbar.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {paths.map((path) => (
        <li key={path.id} className={styles.item}>
          <PathCard path={path} progress={started.find(({ pathId }) => pathId === path.id)} />
        </li>
      ))}
    </ul>
  );
}
