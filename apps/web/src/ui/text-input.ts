import type { ChangeEvent } from 'react';

type Field = { value: string; onChange: (value: string) => void; error: string | undefined };

/** A form's field for the parts that give an event. */
export function textInput({ value, onChange, error }: Field) {
  return {
    value,
    error,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
}
