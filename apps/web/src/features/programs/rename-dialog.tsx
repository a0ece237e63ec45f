import { isRefused } from '@hbg/contract/client';
import { type Program, programLimits, renameProgram } from '@hbg/contract/programs';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { textInput } from '../../ui/text-input.ts';
import { useSaveForm } from '../../ui/use-save-form.ts';
import { callAs } from '../units/shared/code/call-as.ts';
import { programsQuery } from './queries.ts';

type RenameDialogProps = { user: string; program: Program; onClose: () => void };

export function RenameDialog(props: RenameDialogProps) {
  const form = useRenaming(props);
  const close = async () => {
    if (await form.mayLeave()) props.onClose();
  };
  return (
    <Dialog
      title="Programm umbenennen"
      isOpen
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Abbrechen</Button>
          <Button variant="primary" isBusy={form.isSaving} onClick={form.submit}>
            Umbenennen
          </Button>
        </>
      }
    >
      <form {...form.formProps}>
        <TextField label="Name" autoComplete="off" {...textInput(form.field('title'))} />
        <SaveFailure form={form} />
      </form>
    </Dialog>
  );
}

function useRenaming({ user, program: { id, title }, onClose }: RenameDialogProps) {
  const queryClient = useQueryClient();
  return useSaveForm({
    initial: { title },
    validate: (values) => ({ title: problemOf(values.title.trim()) }),
    save: (body) => callAs(user, renameProgram, { params: { id }, body }),
    explain: (error) => (isRefused(error, renameProgram, 'taken') ? taken : null),
    onSaved: (renamed: Program) => {
      queryClient.setQueryData(programsQuery.queryKey, (programs) =>
        programs?.map((other) => (other.id === id ? { ...other, title: renamed.title } : other)),
      );
      onClose();
    },
  });
}

const taken = 'So heißt schon ein anderes deiner Programme. Gib ihm einen eigenen Namen.';

function problemOf(title: string): string | undefined {
  if (title === '') return 'Gib ihm einen Namen';
  return title.length > programLimits.title
    ? `Höchstens ${programLimits.title} Zeichen`
    : undefined;
}
