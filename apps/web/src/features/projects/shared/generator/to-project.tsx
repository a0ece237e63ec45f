import type { GeneratedCode } from '@hbg/contract/code-generator';
import { createProject, type Project } from '@hbg/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { callProblem } from '../../../../ui/call-problem.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { useOwnLearner } from '../../../account/shared/use-own-learner.ts';
import { callAs, isFull } from '../../../units/shared/code/call-as.ts';
import { newId } from '../../../units/shared/code/new-id.ts';
import { fullOfProjects } from '../project-labels.ts';
import { useListProject } from '../use-change-project.ts';
import { useRemoveProject } from '../use-remove-project.ts';

type ToProjectProps = { generated: GeneratedCode; description: string };

/** One click begins a project with this code, another one takes that back. */
export function ToProject({ generated, description }: ToProjectProps) {
  const { code, language, title, features } = generated;
  const owner = useOwnLearner();
  const go = useNavigate();
  const list = useListProject();
  const remove = useRemoveProject();
  // Sent again, it is there once.
  const [id, setId] = useState(newId);
  const undo = (kept: Project) => {
    setId(newId());
    void remove(kept);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { id, title, description, language, code, targetFeatures: [...features] };
      return callAs(owner, createProject, { body });
    },
    onSuccess: (kept) => {
      list(kept);
      showToast({
        title: `„${kept.title}“ ist jetzt ein Projekt`,
        description: 'Der Code liegt darin.',
        about: kept.id,
        action: { label: 'Rückgängig', onAct: () => undo(kept) },
      });
      void go({ to: '/project', search: { projekt: kept.id }, resetScroll: false });
    },
    onError: (error) => {
      const problem = isFull(error) ? fullOfProjects : callProblem(error);
      if (problem)
        showToast({ title: 'Nicht gespeichert', description: problem, tone: 'destructive' });
    },
  });
  return (
    <Button icon={<FolderPlus size={16} />} isBusy={isPending} onClick={() => mutate()}>
      Als Projekt
    </Button>
  );
}
