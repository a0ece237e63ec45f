import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shell/lazy-part.ts';
import type { ProjectValues } from '../../projects/shared/project-values.ts';

const ProjectDialog = lazyPart(
  async () => (await import('../../projects/shared/project-dialog.tsx')).ProjectDialog,
);

type Begun = Partial<ProjectValues>;

export function useBegunProject() {
  const [begun, setBegun] = useState<Begun | null>(null);
  return { begun, begin: (values: Begun) => setBegun(values), end: () => setBegun(null) };
}

/** The dialog of a new project, with something in it already; once kept, the project is shown. */
export function BeginProject({ begun, onClose }: { begun: Begun | null; onClose: () => void }) {
  const go = useNavigate();
  if (!begun) return null;
  return (
    <Suspense>
      <ProjectDialog
        project={null}
        begun={begun}
        onClose={onClose}
        onKept={({ id }) => void go({ to: '/project', search: { projekt: id } })}
      />
    </Suspense>
  );
}
