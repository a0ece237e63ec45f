import type { LearningPath, PathProgress } from '@hbg/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useFocusOnPart, useTabTitle } from '../../shell/arrival.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PathAside } from './path-aside.tsx';
import { PathFinished } from './path-finished.tsx';
import { PathHead } from './path-head.tsx';
import styles from './path-page.module.css';
import { pathProgressQuery, pathStepsQuery, pathsQuery } from './shared/path-queries.ts';
import { StepList } from './step-list.tsx';

export function PathPage() {
  const { pathId = '' } = useParams({ strict: false });
  const paths = useQuery(pathsQuery);
  const progress = useQuery(pathProgressQuery);
  return (
    <div className={styles.page}>
      <Link to="/learning-paths" className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" /> Alle Lernpfade
      </Link>
      <QueryView query={paths} {...states}>
        {(known) => (
          <QueryView query={progress} {...states}>
            {(started) => <Found paths={known} started={started} id={Number(pathId)} />}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}

const failing = {
  title: 'Der Lernpfad lässt sich gerade nicht laden',
  safe: 'Was du geschafft hast, liegt sicher in der Garage.',
};
const states = { loading: <Skeleton label="Lernpfad wird geladen..." height={560} />, failing };

type FoundProps = {
  paths: readonly LearningPath[];
  started: readonly PathProgress[];
  id: number;
};

function Found({ paths, started, id }: FoundProps) {
  const path = paths.find((one) => one.id === id);
  if (!path) return <NoPath />;
  const progress = started.find(({ pathId }) => pathId === id) ?? null;
  return <Path key={id} paths={paths} path={path} progress={progress} />;
}

function NoPath() {
  return (
    <EmptyState
      as="h1"
      title="Diesen Lernpfad gibt es nicht"
      action={
        <Link to="/learning-paths" className={buttonClass({ variant: 'primary' })}>
          Zu den Lernpfaden
        </Link>
      }
    >
      Vielleicht ist in der Adresse ein Tippfehler.
    </EmptyState>
  );
}

type PathProps = {
  paths: readonly LearningPath[];
  path: LearningPath;
  progress: PathProgress | null;
};

function Path({ paths, path, progress }: PathProps) {
  useTabTitle(path.title);
  useFocusOnPart(path.id);
  const steps = useQuery(pathStepsQuery(path.id));
  return (
    <>
      <PathHead path={path} progress={progress} />
      <PathFinished paths={paths} path={path} progress={progress} />
      <div className={styles.columns}>
        <section aria-labelledby="schritte" className={styles.steps}>
          <h2 id="schritte" className={styles.heading}>
            Schritte
          </h2>
          <QueryView
            query={steps}
            loading={<Skeleton label="Schritte werden geladen..." height={480} />}
            failing={failing}
          >
            {(all) => <StepList pathId={path.id} steps={all} progress={progress} />}
          </QueryView>
        </section>
        <PathAside paths={paths} path={path} />
      </div>
    </>
  );
}
