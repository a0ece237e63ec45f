import { type CourseId, courseIds } from '@hbg/maths/task';

const views = ['kurse', 'erfolge'] as const;
export type MathsView = (typeof views)[number];

/** Which tab is open, and what is practised: one kind, one course, or a mixture of all. */
export type MathsAddress = {
  bereich?: MathsView | undefined;
  kurs?: CourseId | undefined;
  art?: string | undefined;
};

export function readMathsAddress(written: Readonly<Record<string, unknown>>): MathsAddress {
  const { bereich, kurs, art } = written;
  return {
    bereich: views.find((view) => view === bereich),
    kurs: courseIds.find((id) => id === kurs),
    art: typeof art === 'string' && /^[A-E][1-9]$/.test(art) ? art : undefined,
  };
}
