import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors.ts';

type Errors = Readonly<Record<PropertyKey, string | undefined>>;

/** What is wrong with which field; the first one gets the focus. */
export function useFormProblems<Values>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) focusFirstProblem(form.current);
  }, [told]);

  const tell = (found: Errors) => {
    setErrors(found);
    setTold((times) => times + 1);
  };
  const clear = () => setErrors({});
  /** Neither found wrong nor typed so that it can't be read. */
  const areFree = (found: FieldErrors<Values>): boolean => {
    const isReadable = form.current?.checkValidity() ?? true;
    const isFree = isReadable && !Object.values(found).some(Boolean);
    if (isFree) clear();
    else tell(found);
    return isFree;
  };
  const of = (name: keyof Values) => errors[name];
  const forget = (name: keyof Values) => setErrors((others) => ({ ...others, [name]: undefined }));
  return { form, tell, areFree, of, forget, clear };
}

function focusFirstProblem(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const inGroup = first?.querySelector<HTMLElement>('input:checked, input');
  (inGroup ?? first)?.focus();
}
