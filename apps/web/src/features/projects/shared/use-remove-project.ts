import { eraseProject, type Project, restoreProject } from '@hbg/contract/projects';
import { useOptimisticList } from '../../../ui/use-optimistic-list.ts';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { callAs } from '../../units/shared/code/call-as.ts';
import { projectsQuery } from './queries.ts';
import { isGone } from './use-leave-gone.ts';

/** Gone at once; for ten seconds it can be had back. */
export function useRemoveProject() {
  const owner = useOwnLearner();
  const { remove } = useOptimisticList<Project>({
    queryKey: projectsQuery.queryKey,
    idOf: ({ id }) => id,
  });
  return (project: Project) => {
    const { id, title } = project;
    const params = { id };
    return remove(project, {
      send: () =>
        callAs(owner, eraseProject, { params }).catch((error: unknown) => {
          // What was erased elsewhere is as gone as it was wished to be.
          if (!isGone(error)) throw error;
        }),
      failure: `„${title}“ ist noch da`,
      title: `„${title}“ gelöscht`,
      restore: () => callAs(owner, restoreProject, { params }),
      restoreFailure: `„${title}“ ist nicht zurückgekommen`,
    });
  };
}
