import { createProjectSession, type Project, projectLimits } from '@hbg/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { newId } from '../units/shared/code/new-id.ts';
import styles from './shared/project-dialog.module.css';
import { projectsQuery, sessionsQuery } from './shared/queries.ts';
import { explainGone, goneWithWords, useProjectsAgain } from './shared/use-leave-gone.ts';

type SessionDialogProps = {
  project: Project;
  minutes: number;
  endsTimer: boolean;
  onClose: () => void;
};

type SessionValues = {
  readonly sessionName: string;
  readonly workDone: string;
  readonly challengesFaced: string;
  readonly duration: number | null;
  readonly productivity: number | null;
};

export function SessionDialog(props: SessionDialogProps) {
  const form = useSessionForm(props);
  const readAgain = useProjectsAgain();
  const close = async () => {
    if (!(await form.mayLeave())) return;
    props.onClose();
    if (form.failure === goneWithWords) void readAgain();
  };
  return (
    <Dialog
      title="Neue Sitzung"
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            Sitzung speichern
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField label="Sitzungsname" {...textInput(form.field('sessionName'))} />
        <TextArea label="Geleistete Arbeit" rows={3} {...textInput(form.field('workDone'))} />
        <TextArea
          label="Herausforderungen"
          rows={2}
          {...textInput(form.field('challengesFaced'))}
        />
        <div className={styles.pair}>
          <NumberField
            label="Dauer (Minuten)"
            min={1}
            max={projectLimits.minutes}
            isWhole
            {...form.field('duration')}
          />
          <NumberField
            label="Produktivität (1-10)"
            min={1}
            max={10}
            isWhole
            {...form.field('productivity')}
          />
        </div>
        <SaveFailure form={form} />
      </form>
    </Dialog>
  );
}

function useSessionForm({ project, minutes, endsTimer, onClose }: SessionDialogProps) {
  const owner = useOwnLearner();
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [initial] = useState<SessionValues>({
    sessionName: '',
    workDone: '',
    challengesFaced: '',
    duration: minutes,
    productivity: 5,
  });
  return useSaveForm({
    initial,
    save: ({ duration, productivity, ...texts }: SessionValues) =>
      callAs(owner, createProjectSession, {
        body: {
          ...texts,
          id,
          projectId: project.id,
          duration: duration ?? 60,
          productivity: productivity ?? 5,
          endsTimer,
        },
      }),
    validate: problemsOf,
    explain: explainGone,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(project.id).queryKey });
      // Its hours, its advice and its clock have changed with it.
      void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
      onClose();
    },
  });
}

function problemsOf({ sessionName, duration, productivity }: SessionValues) {
  return {
    ...(sessionName.trim() === '' && { sessionName: 'Gib ihr einen Namen' }),
    ...(sessionName.length > projectLimits.session && {
      sessionName: `Höchstens ${projectLimits.session} Zeichen`,
    }),
    ...(duration === null && { duration: 'Schreib eine ganze Zahl' }),
    ...(productivity === null && { productivity: 'Schreib eine Zahl von 1 bis 10' }),
  };
}
