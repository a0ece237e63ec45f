import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callProblem } from './call-problem.ts';
import { type FieldErrors, refusedField } from './field-errors.ts';
import { useEdits } from './use-edits.ts';
import { useFormProblems } from './use-form-problems.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type SaveFormOptions<Values extends object, Saved> = {
  /** What is saved now. Where nothing is typed, a newer state is taken over. */
  initial: Values;
  save: (values: Values) => Promise<Saved>;
  onSaved?: ((saved: Saved) => void) | undefined;
  /** What the page knows before the server does. */
  validate?: ((values: Values) => FieldErrors<Values>) | undefined;
  /** The refusals of this call, in the learner's words. */
  explain?: ((error: Error) => string | null) | undefined;
};

/**
 * A form that saves: it knows what was changed, names what is wrong at its field, keeps what was typed
 * when saving fails, and asks before that is lost.
 */
export function useSaveForm<Values extends object, Saved>(options: SaveFormOptions<Values, Saved>) {
  const { values, isDirty, change, settle, ...edits } = useEdits(options.initial);
  const problems = useFormProblems<Values>();
  const [failure, setFailure] = useState<string | null>(null);
  const guard = useLeaveGuard(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: options.save,
    onSuccess: (saved, sent) => {
      settle(sent);
      guard.open();
      options.onSaved?.(saved);
    },
    onError: (error, sent) => {
      const refused = refusedField(error, sent);
      if (refused) problems.tell({ [refused.name]: refused.text });
      else setFailure(options.explain?.(error) ?? notSaved(error));
    },
  });
  const submit = () => {
    if (isPending) return;
    setFailure(null);
    if (problems.areFree(options.validate?.(values) ?? {})) mutate(values);
  };
  const discard = () => {
    edits.discard();
    problems.clear();
    setFailure(null);
  };
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) => {
    change(name, value);
    problems.forget(name);
  };
  /** The properties of a part whose `onChange` gives the value. */
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => set(name, value),
    error: problems.of(name),
  });
  return {
    values,
    set,
    field,
    isDirty,
    isSaving: isPending,
    failure,
    submit,
    discard,
    mayLeave: guard.mayLeave,
    formProps: {
      ref: problems.form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
  };
}

function notSaved(error: Error): string | null {
  const problem = callProblem(error);
  return (
    problem &&
    `${problem} Gespeichert ist noch nichts, aber alles, was du eingegeben hast, steht noch hier.`
  );
}
