import { CalendarDays } from 'lucide-react';
import { addDays, readDate, today, weekday, writeDate } from './german-date.ts';
import { MomentField, type MomentProps } from './moment-field.tsx';
import type { Reading } from './use-typed-text.ts';

type Limits = Pick<MomentProps, 'min' | 'max'>;

/** A day, as 2026-11-24 for the program and 24.11.2026 for the reader; null as in a number's field. */
export function DateField(props: MomentProps) {
  const { value } = props;
  return (
    <MomentField
      {...props}
      type="date"
      read={(text) => readWithin(text, props)}
      write={writeDate}
      onMove={(from, direction) =>
        within(from === null ? today() : addDays(from, direction), props)
      }
      placeholder="TT.MM.JJJJ"
      picker={picker}
      aside={value === null ? undefined : weekday(value)}
    />
  );
}

const picker = { label: 'Kalender öffnen', icon: <CalendarDays size={18} /> };

function within(date: string, { min = date, max = date }: Limits): string {
  if (date < min) return min;
  return date > max ? max : date;
}

function readWithin(text: string, { min, max }: Limits): Reading<string> {
  if (text.trim() === '') return { kind: 'value', value: null };
  const value = readDate(text);
  if (value === null) return { kind: 'problem', problem: noDate(text) };
  if (min && value < min) return { kind: 'problem', problem: `Frühestens am ${writeDate(min)}.` };
  if (max && value > max) return { kind: 'problem', problem: `Spätestens am ${writeDate(max)}.` };
  return { kind: 'value', value };
}

function noDate(text: string): string {
  return /^[\d.,\s]+$/.test(text)
    ? 'Dieses Datum gibt es nicht.'
    : 'Schreib ein Datum, zum Beispiel 24.11.2026.';
}
