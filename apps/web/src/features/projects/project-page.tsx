import type { Project } from '@hbg/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FolderKanban, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ProjectAddress, readProjectAddress } from './project-address.ts';
import { ProjectList } from './project-list.tsx';
import styles from './project-page.module.css';
import { projectsQuery } from './shared/queries.ts';

// What has lists to choose from and pictures comes right after the projects themselves.
const GeneratorCard = lazyPart(
  async () => (await import('./shared/generator/generator-card.tsx')).GeneratorCard,
);
const ProjectDetail = lazyPart(async () => (await import('./project-detail.tsx')).ProjectDetail);
const ProjectDialog = lazyPart(
  async () => (await import('./shared/project-dialog.tsx')).ProjectDialog,
);

/** None, a new one, or the one that is changed. */
type Written = { readonly project: Project | null } | null;

const noProjects = (
  <EmptyState icon={<FolderKanban size={28} />} title="Noch keine Projekte">
    Erstellen Sie Ihr erstes Projekt
  </EmptyState>
);

export function ProjectPage() {
  const address = readProjectAddress(useSearch({ strict: false }));
  const go = useNavigate();
  const query = useQuery(projectsQuery);
  const [written, setWritten] = useState<Written>(null);
  const show = (next: ProjectAddress) =>
    void go({ to: '/project', search: next, resetScroll: false });
  return (
    <div className={styles.page}>
      <PageHead
        title="Meine Projekte"
        action={
          <Button icon={<Plus size={18} />} onClick={() => setWritten({ project: null })}>
            Neues Projekt
          </Button>
        }
      />
      <QueryView
        query={query}
        loading={<Skeleton label="Projekte werden geladen..." height={96} />}
        empty={noProjects}
        failing={{
          title: 'Deine Projekte lassen sich gerade nicht laden',
          safe: 'Sie liegen sicher in der Garage.',
        }}
      >
        {(projects) => <ProjectList projects={projects} address={address} onShow={show} />}
      </QueryView>
      <div className={styles.room}>
        <div className={styles.detail}>
          <Suspense fallback={<Skeleton label="Projekt wird geladen..." height={560} />}>
            <Chosen
              projects={query.data}
              address={address}
              onShow={show}
              onEdit={(project) => setWritten({ project })}
            />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton label="Code-Generator wird geladen..." height={380} />}>
          <GeneratorCard sought={address.wunsch} />
        </Suspense>
      </div>
      {written && (
        <Suspense>
          <ProjectDialog
            {...written}
            onClose={() => setWritten(null)}
            onKept={({ id }) => show({ ...address, projekt: id })}
          />
        </Suspense>
      )}
    </div>
  );
}

type ChosenProps = {
  projects: readonly Project[] | undefined;
  address: ProjectAddress;
  onShow: (next: ProjectAddress) => void;
  onEdit: (project: Project) => void;
};

function Chosen({ projects, address, onShow, onEdit }: ChosenProps) {
  const chosen = projects?.find(({ id }) => id === address.projekt);
  if (!chosen) {
    const isGone = projects !== undefined && address.projekt !== undefined;
    return (
      <EmptyState title="Projekt auswählen">
        {isGone
          ? 'Dieses Projekt gibt es nicht mehr. Oben in der Liste stehen alle, die noch da sind.'
          : 'Hier siehst du dann, wie weit du bist, was noch fehlt und was du daran gearbeitet hast.'}
      </EmptyState>
    );
  }
  return (
    <ProjectDetail
      key={chosen.id}
      project={chosen}
      view={address.ansicht ?? 'uebersicht'}
      onView={(ansicht) => onShow({ ...address, ansicht })}
      onEdit={() => onEdit(chosen)}
      onGone={() => onShow({ archiv: address.archiv })}
    />
  );
}
