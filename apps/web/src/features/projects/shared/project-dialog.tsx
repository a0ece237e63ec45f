import { planOf } from '@hbg/contract/merge-project';
import { createProject, type Project, projectLimits } from '@hbg/contract/projects';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SaveFailure } from '../../../ui/save-failure.tsx';
import { Select } from '../../../ui/select.tsx';
import { TagInput } from '../../../ui/tag-input.tsx';
import { textInput } from '../../../ui/text-input.ts';
import { useSaveForm } from '../../../ui/use-save-form.ts';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { callAs, isFull, isTooOften } from '../../units/shared/code/call-as.ts';
import { newId } from '../../units/shared/code/new-id.ts';
import styles from './project-dialog.module.css';
import { difficultyOptions, fullOfProjects, languageOptions } from './project-labels.ts';
import { newProject, type ProjectValues, problemsOf, valuesOf } from './project-values.ts';
import { useListProject, useSaveProject } from './use-change-project.ts';
import { explainGone, goneWithWords, useProjectsAgain } from './use-leave-gone.ts';

type ProjectDialogProps = {
  /** The one that is changed; null for a new one. */
  project: Project | null;
  begun?: Partial<ProjectValues>;
  onClose: () => void;
  onKept: (project: Project) => void;
};

export function ProjectDialog(props: ProjectDialogProps) {
  const { project, onClose } = props;
  const form = useProjectForm(props);
  const readAgain = useProjectsAgain();
  const close = async () => {
    if (!(await form.mayLeave())) return;
    onClose();
    if (form.failure === goneWithWords) void readAgain();
  };
  return (
    <Dialog
      title={project ? 'Projekt bearbeiten' : 'Neues Projekt'}
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            {project ? 'Änderungen speichern' : 'Projekt erstellen'}
          </Button>
        </>
      }
    >
      <form {...form.formProps} className={styles.form}>
        <TextField label="Projekt Titel" {...textInput(form.field('title'))} />
        <TextArea label="Beschreibung" rows={3} {...textInput(form.field('description'))} />
        <div className={styles.pair}>
          <Select label="Sprache" options={languageOptions} {...form.field('language')} />
          <Select label="Schwierigkeit" options={difficultyOptions} {...form.field('difficulty')} />
        </div>
        <div className={styles.pair}>
          <NumberField
            label="Geschätzte Stunden"
            min={0}
            max={projectLimits.hours}
            isWhole
            {...form.field('estimatedHours')}
          />
          <DateField label="Zieldatum" {...form.field('targetDate')} />
        </div>
        <TagInput
          label="Features"
          hint="Mit Enter hinzufügen, mit einem Klick wieder weg."
          {...form.field('features')}
        />
        <SaveFailure form={form} />
      </form>
    </Dialog>
  );
}

function useProjectForm({ project, begun, onClose, onKept }: ProjectDialogProps) {
  const owner = useOwnLearner();
  const list = useListProject();
  const save = useSaveProject();
  const [id] = useState(newId);
  // What changes elsewhere while somebody types is merged when it's saved.
  const [base] = useState(project);
  const create = (values: ProjectValues) => {
    const { features, estimatedHours, ...rest } = values;
    const body = {
      ...rest,
      id,
      estimatedHours: estimatedHours ?? 0,
      targetFeatures: [...features],
    };
    return callAs(owner, createProject, { body });
  };
  return useSaveForm({
    initial: base ? valuesOf(base) : { ...newProject, ...begun },
    save: (values: ProjectValues) => (base ? save(base, planWith(base, values)) : create(values)),
    validate: problemsOf,
    explain: (error) => {
      if (isFull(error)) return fullOfProjects;
      if (isTooOften(error)) return 'Das war gerade sehr viel auf einmal. Warte kurz.';
      return explainGone(error);
    },
    onSaved: (kept) => {
      list(kept);
      onKept(kept);
      onClose();
    },
  });
}

/** Features stay where they are, done or not; new ones are open. */
function planWith(base: Project, { features, estimatedHours, ...rest }: ProjectValues) {
  const done = new Set(base.completedFeatures);
  return {
    ...planOf(base),
    ...rest,
    estimatedHours: estimatedHours ?? 0,
    targetFeatures: features.filter((feature) => !done.has(feature)),
    completedFeatures: features.filter((feature) => done.has(feature)),
  };
}
