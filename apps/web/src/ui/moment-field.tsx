import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import boxed from './boxed.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';
import { moveByKey } from './move-by-key.ts';
import { NativePicker, openPicker } from './native-picker.tsx';
import { type Reading, useTypedText } from './use-typed-text.ts';

export type MomentProps = FieldTexts & {
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
};

type MomentFieldProps = MomentProps & {
  type: 'date' | 'time';
  read: (text: string) => Reading<string>;
  write: (value: string) => string;
  onMove: (value: string | null, direction: 1 | -1) => string;
  placeholder: string;
  picker: { label: string; icon: ReactNode };
  /** Said behind what is typed. */
  aside?: string | undefined;
};

/** A day or a time: typed the German way, moved by the arrows, or picked in the device's own picker. */
export function MomentField({ label, hint, error, aside, ...field }: MomentFieldProps) {
  const { type, value, min, max, isDisabled, placeholder } = field;
  const ids = useFieldIds(undefined);
  const native = useRef<HTMLInputElement>(null);
  const typed = useTypedText(field);
  const problem = error ?? typed.problem;
  const pressKey = (event: KeyboardEvent) => {
    moveByKey(event, (direction) => typed.put(field.onMove(value, direction)));
    if (event.altKey && event.key === 'ArrowDown') openPicker(native.current);
  };
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={problem}>
      <span className={boxed.box}>
        <input
          {...fieldAria(ids, { hint, error: problem })}
          {...typed.inputProps}
          id={ids.control}
          className={joinClasses(boxed.input, boxed.figures)}
          inputMode="decimal"
          autoComplete="off"
          name={field.name}
          placeholder={placeholder}
          disabled={isDisabled}
          onKeyDown={pressKey}
        />
        {aside && <span className={boxed.aside}>{aside}</span>}
        <NativePicker
          {...{ type, value, min, max, isDisabled, ...field.picker }}
          ref={native}
          onPick={typed.put}
        />
      </span>
    </FieldFrame>
  );
}
