import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

export type Reading<Value> =
  | { readonly kind: 'value'; readonly value: Value | null }
  | { readonly kind: 'problem'; readonly problem: string };

type TypedText<Value> = {
  value: Value | null;
  onChange: (value: Value | null) => void;
  read: (text: string) => Reading<Value>;
  write: (value: Value) => string;
};

/**
 * A value that is typed as text. What is typed stays as it is until the field is left; then it is written
 * the usual way, or its problem is told. Meanwhile the value is null, and the form knows it as invalid.
 */
export function useTypedText<Value extends string | number>(options: TypedText<Value>) {
  const { value, onChange, read, write } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [isTold, setIsTold] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const reading = draft === null ? null : read(draft);
  const isDraftShown = reading !== null && valueOf(reading) === value;
  // Another value has come: what was typed is over.
  if (draft !== null && !isDraftShown) setDraft(null);
  const problem = isDraftShown && reading.kind === 'problem' ? reading.problem : null;
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = read(event.target.value);
    setDraft(event.target.value);
    if (next.kind === 'value') setIsTold(false);
    onChange(valueOf(next));
  };
  const leave = () => {
    if (problem) setIsTold(true);
    else setDraft(null);
  };
  const put = (next: Value | null) => {
    setDraft(null);
    onChange(next);
  };
  const text = isDraftShown ? (draft ?? '') : written(value, write);
  return {
    put,
    problem: isTold ? problem : null,
    inputProps: { ref: input, value: text, onChange: type, onBlur: leave, onInvalid: leave },
  };
}

function written<Value>(value: Value | null, write: (value: Value) => string): string {
  return value === null ? '' : write(value);
}

function valueOf<Value>(reading: Reading<Value>): Value | null {
  return reading.kind === 'value' ? reading.value : null;
}
