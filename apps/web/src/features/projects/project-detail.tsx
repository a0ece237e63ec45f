import type { Project } from '@hbg/contract/projects';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FeaturesTab } from './features-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { ProjectView } from './project-address.ts';
import styles from './project-detail.module.css';

const SessionsTab = lazyPart(async () => (await import('./sessions-tab.tsx')).SessionsTab);
const HelpTab = lazyPart(async () => (await import('./help-tab.tsx')).HelpTab);

type ProjectDetailProps = {
  project: Project;
  view: ProjectView;
  onView: (view: ProjectView) => void;
  onEdit: () => void;
  onGone: () => void;
};

export function ProjectDetail({ project, view, onView, onEdit, onGone }: ProjectDetailProps) {
  const tabs = [
    {
      id: 'uebersicht',
      title: 'Übersicht',
      content: <OverviewTab project={project} onEdit={onEdit} onGone={onGone} />,
    },
    { id: 'features', title: 'Features', content: <FeaturesTab project={project} /> },
    { id: 'sitzungen', title: 'Sitzungen', content: whenThere(<SessionsTab project={project} />) },
    { id: 'ki-hilfe', title: 'KI-Hilfe', content: whenThere(<HelpTab project={project} />) },
  ] as const satisfies readonly { id: ProjectView; title: string; content: unknown }[];
  const show = (id: string) => {
    const found = tabs.find((tab) => tab.id === id);
    if (found) onView(found.id);
  };
  return (
    <section aria-labelledby="projekt" className={styles.detail}>
      <h2 id="projekt" className={styles.title}>
        {project.title}
      </h2>
      <Tabs label={`Ansichten von ${project.title}`} tabs={tabs} activeId={view} onChange={show} />
    </section>
  );
}

function whenThere(tab: ReactNode) {
  return <Suspense fallback={<Skeleton label="Wird geladen..." lines={4} />}>{tab}</Suspense>;
}
