import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import boxed from './boxed.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { readNumber, writeNumber } from './german-number.ts';
import { moveByKey } from './move-by-key.ts';
import { nextStep } from './next-step.ts';
import { type Reading, useTypedText } from './use-typed-text.ts';

type Limits = {
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
};

type NumberFieldProps = FieldTexts &
  Limits & {
    value: number | null;
    onChange: (value: number | null) => void;
    step?: number | undefined;
    /** What is counted, such as 'Minuten'. */
    unit?: string | undefined;
    name?: string | undefined;
    placeholder?: string | undefined;
    isDisabled?: boolean | undefined;
  };

/** Takes and shows numbers the German way; null stands for an empty field and for one that can't be read. */
export function NumberField({ label, hint, error, ...field }: NumberFieldProps) {
  const { value, onChange, min, max, step = 1, unit, isDisabled } = field;
  const ids = useFieldIds(undefined);
  const read = (text: string) => readWithin(text, field);
  const typed = useTypedText({ value, onChange, read, write: writeNumber });
  const problem = error ?? typed.problem;
  const move = (direction: 1 | -1) =>
    typed.put(value === null ? (min ?? 0) : nextStep(value, direction, { step, min, max }));
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={problem}>
      <span className={boxed.box}>
        <input
          {...fieldAria(ids, { hint, error: problem })}
          {...typed.inputProps}
          id={ids.control}
          className={boxed.input}
          role="spinbutton"
          inputMode={inputMode(field)}
          autoComplete="off"
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? undefined : `${writeNumber(value)} ${unit ?? ''}`.trim()}
          aria-valuemin={min}
          aria-valuemax={max}
          name={field.name}
          placeholder={field.placeholder}
          disabled={isDisabled}
          onKeyDown={(event) => moveByKey(event, move)}
        />
        {unit && <span className={boxed.aside}>{unit}</span>}
        <StepButton label="Weniger" icon={<Minus size={18} />} onStep={() => move(-1)} {...field} />
        <StepButton label="Mehr" icon={<Plus size={18} />} onStep={() => move(1)} {...field} />
      </span>
    </FieldFrame>
  );
}

type StepButtonProps = {
  label: string;
  icon: ReactNode;
  onStep: () => void;
  isDisabled?: boolean | undefined;
};

/** For finger and mouse; the keyboard has its arrows in the field. */
function StepButton({ label, icon, onStep, isDisabled }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={boxed.button}
      aria-label={label}
      disabled={isDisabled}
      onClick={onStep}
    >
      {icon}
    </button>
  );
}

/** Phones show no minus among their digits. */
function inputMode({ min, isWhole }: Limits) {
  if (min === undefined || min < 0) return 'text';
  return isWhole ? 'numeric' : 'decimal';
}

function readWithin(text: string, limits: Limits): Reading<number> {
  if (text.trim() === '') return { kind: 'value', value: null };
  const value = readNumber(text);
  const problem = value === null ? noNumber(limits) : problemOf(value, limits);
  return problem === null ? { kind: 'value', value } : { kind: 'problem', problem };
}

function noNumber({ isWhole }: Limits): string {
  return isWhole
    ? 'Schreib eine ganze Zahl, zum Beispiel 12.'
    : 'Schreib eine Zahl, zum Beispiel 2,5.';
}

function problemOf(value: number, limits: Limits): string | null {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isWhole } = limits;
  if (isWhole && !Number.isInteger(value)) return noNumber(limits);
  if (value >= min && value <= max) return null;
  if (!Number.isFinite(max)) return `Die Zahl muss mindestens ${writeNumber(min)} sein.`;
  if (!Number.isFinite(min)) return `Die Zahl darf höchstens ${writeNumber(max)} sein.`;
  return `Die Zahl muss zwischen ${writeNumber(min)} und ${writeNumber(max)} liegen.`;
}
