import type { ProjectPlan } from '@hbg/contract/merge-project';
import { planOf } from '@hbg/contract/merge-project';
import { type Project, saveProject } from '@hbg/contract/projects';
import type { Sent } from '@hbg/contract/route';
import { type SavedProject, saveMerged } from '@hbg/contract/save-project';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { useOptimisticList } from '../../../ui/use-optimistic-list.ts';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { callAs } from '../../units/shared/code/call-as.ts';
import { projectsQuery } from './queries.ts';
import { isGone, useLeaveGone } from './use-leave-gone.ts';

const mergedTitle = 'Zusammengeführt';
const mergedText =
  'Auf einem anderen Gerät wurde das Projekt auch geändert. Beides gilt jetzt, nichts ist verloren.';

/** Saves as a whole; a newer one of another device comes together with it. */
export function useSaveProject() {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  // One after the other: what was sent a moment ago is no other device.
  const last = useRef<Promise<Project | undefined>>(Promise.resolve(undefined));
  const send = (sent: Sent<typeof saveProject>) => callAs(owner, saveProject, sent);
  return (base: Project, plan: ProjectPlan): Promise<Project> => {
    const save = async (): Promise<SavedProject> => {
      const before = await last.current.catch(() => undefined);
      const newest = before?.id === base.id ? before : base;
      return saveMerged({ base, plan, newest, send });
    };
    const saved = save().then(({ project, isMerged }) => {
      queryClient.setQueryData(projectsQuery.queryKey, (all) => all && withProject(all, project));
      if (isMerged) showToast({ title: mergedTitle, description: mergedText });
      return project;
    });
    last.current = saved;
    return saved;
  };
}

export function withProject(all: readonly Project[], project: Project): Project[] {
  const isKnown = all.some(({ id }) => id === project.id);
  if (!isKnown) return [project, ...all];
  return all.map((other) => (other.id === project.id ? project : other));
}

/** Shows at once what was kept, and asks the house for the whole list again. */
export function useListProject() {
  const queryClient = useQueryClient();
  const { queryKey } = projectsQuery;
  return (kept: Project) => {
    queryClient.setQueryData(queryKey, (all) => all && withProject(all, kept));
    void queryClient.invalidateQueries({ queryKey });
  };
}

/** A part of it, changed at once. */
export function useChangeProject() {
  const save = useSaveProject();
  const leave = useLeaveGone();
  const { update } = useOptimisticList<Project>({
    queryKey: projectsQuery.queryKey,
    idOf: ({ id }) => id,
  });
  return (project: Project, part: Partial<ProjectPlan>) => {
    const plan = { ...planOf(project), ...part };
    return update(
      project,
      { ...project, ...plan },
      {
        send: () =>
          save(project, plan).catch((error: unknown) => {
            if (!isGone(error)) throw error;
            leave(project.id);
          }),
        failure: 'Das ist nicht gespeichert',
      },
    );
  };
}
