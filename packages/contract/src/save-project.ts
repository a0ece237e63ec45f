import { carriedBy } from './client.ts';
import { mergeProjects, type ProjectPlan, planOf } from './merge-project.ts';
import { type Project, saveProject } from './projects.ts';
import type { Sent } from './route.ts';

/** Somebody who writes all the time would be waited for. */
const mostTries = 8;

type Saving = {
  /** As it was when it was changed. */
  readonly base: Project;
  /** As far as is known by now, where that's more than the base. */
  readonly newest?: Project;
  readonly plan: ProjectPlan;
  readonly send: (sent: Sent<typeof saveProject>) => Promise<Project>;
};

export type SavedProject = {
  readonly project: Project;
  /** Another device had changed it meanwhile, and both changes hold. */
  readonly isMerged: boolean;
};

/** Writes over nothing that is newer: both changes come together instead. */
export async function saveMerged({ base, plan, send, ...known }: Saving): Promise<SavedProject> {
  let newest = known.newest ?? base;
  for (let tries = 1; ; tries += 1) {
    const merged = mergeProjects(planOf(base), plan, planOf(newest));
    try {
      const body = { ...merged, revision: newest.revision };
      const project = await send({ params: { id: base.id }, body });
      return { project, isMerged: tries > 1 };
    } catch (error) {
      const newer = carriedBy(error, saveProject, 'stale');
      if (!newer || tries === mostTries) throw error;
      newest = newer;
    }
  }
}
