import { Clock } from 'lucide-react';
import { minutesOf, readTime, timeOf } from './german-time.ts';
import { MomentField, type MomentProps } from './moment-field.tsx';
import { nextStep } from './next-step.ts';
import type { Reading } from './use-typed-text.ts';

type TimeFieldProps = MomentProps & { stepMinutes?: number | undefined };

/** A time of day as HH:MM; null as in a number's field. */
export function TimeField({ stepMinutes = 15, ...props }: TimeFieldProps) {
  const { min = '00:00', max = '23:59' } = props;
  const first = props.min ?? '12:00';
  const move = (from: string | null, direction: 1 | -1) => {
    const limits = { step: stepMinutes, min: minutesOf(min), max: minutesOf(max) };
    return from === null ? first : timeOf(nextStep(minutesOf(from), direction, limits));
  };
  return (
    <MomentField
      {...props}
      type="time"
      read={(text) => readWithin(text, min, max)}
      write={asItIs}
      onMove={move}
      placeholder="HH:MM"
      picker={picker}
      aside="Uhr"
    />
  );
}

const picker = { label: 'Uhr öffnen', icon: <Clock size={18} /> };

function asItIs(time: string): string {
  return time;
}

function readWithin(text: string, min: string, max: string): Reading<string> {
  if (text.trim() === '') return { kind: 'value', value: null };
  const value = readTime(text);
  if (value === null) return { kind: 'problem', problem: noTime(text) };
  if (value >= min && value <= max) return { kind: 'value', value };
  return { kind: 'problem', problem: `Die Zeit muss zwischen ${min} und ${max} Uhr liegen.` };
}

function noTime(text: string): string {
  return /^[\d.,:\s]+$/.test(text)
    ? 'Diese Uhrzeit gibt es nicht. Der Tag endet um 23:59.'
    : 'Schreib eine Uhrzeit, zum Beispiel 16:30.';
}
