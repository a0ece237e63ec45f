import { isRefused } from '@hbg/contract/client';
import { saveProject } from '@hbg/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '../../../ui/toast.tsx';
import { projectsQuery } from './queries.ts';

const goneProject =
  'Dieses Projekt wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht.';

/** Every call about a project refuses it by this name. */
export function isGone(error: unknown): boolean {
  return isRefused(error, saveProject, 'unknownProject');
}

export const goneWithWords = `${goneProject} Kopier dir, was du noch brauchst: Speichern lässt sich hier nichts mehr.`;

/** In a form, with what somebody has typed still in view. */
export function explainGone(error: Error): string | null {
  return isGone(error) ? goneWithWords : null;
}

/** The list, which holds it no more. */
export function useProjectsAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}

/** Tells of it, and leads back to the list. */
export function useLeaveGone() {
  const readAgain = useProjectsAgain();
  const go = useNavigate();
  return (id: string) => {
    showToast({ title: 'Projekt gelöscht', description: goneProject, about: id });
    void go({ to: '/project', search: {}, resetScroll: false });
    void readAgain();
  };
}
