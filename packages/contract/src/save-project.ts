import type { LearnerId } from './account.ts';
import { type Client, carriedBy } from './client.ts';
import { mergeProjects, type ProjectPlan, planOf } from './merge-project.ts';
import { type Project, saveProject } from './projects.ts';

/** Somebody who writes all the time would be waited for. */
const mostTries = 8;

type Saving = {
  /** As it was when it was changed. */
  readonly base: Project;
  readonly plan: ProjectPlan;
  readonly learner?: LearnerId | undefined;
};

export type SavedProject = {
  readonly project: Project;
  /** Another device had changed it meanwhile, and both changes hold. */
  readonly isMerged: boolean;
};

/** Writes over nothing that is newer: both changes come together instead. */
export async function saveMerged(
  client: Client,
  { base, plan, learner }: Saving,
): Promise<SavedProject> {
  let newest = base;
  for (let tries = 1; ; tries += 1) {
    const merged = mergeProjects(planOf(base), plan, planOf(newest));
    const sent = { params: { id: base.id }, body: { ...merged, revision: newest.revision } };
    try {
      const project = await client.call(saveProject, sent, { learner });
      return { project, isMerged: newest !== base };
    } catch (error) {
      const newer = carriedBy(error, saveProject, 'stale');
      if (!newer || tries === mostTries) throw error;
      newest = newer;
    }
  }
}
