import { type AssessmentArea, minutesOfTopic } from './assessment.ts';
import { ContentError } from './content-error.ts';
import type { PathFront, StepFront } from './path.ts';
import type { Page } from './read-page.ts';

type Timed = { readonly id: string; readonly minutes: number };

/** What paths point at. */
export type KnownToPaths = {
  /** Without the exams. */
  readonly units: readonly Timed[];
  readonly exams: readonly Timed[];
  readonly assessments: readonly Pick<AssessmentArea, 'id' | 'topics'>[];
  readonly plans: readonly { readonly id: string }[];
  readonly snippets: readonly { readonly id: number }[];
};

type PathPage = Page<PathFront>;

/** Each can be gone to its end, and takes about as long as it says. */
export function proveEach(pages: readonly PathPage[], known: KnownToPaths) {
  const minutes = minutesIn(known);
  for (const [at, page] of pages.entries()) {
    refuseOtherNumber(page, pages.slice(0, at));
    for (const [index, step] of page.front.steps.entries()) {
      const refuse: Refuse = (key, cure) => {
        const text = `Schritt ${index + 1}, ${key}: ${cure}`;
        throw new ContentError(page.file, page.lineOf('steps', index, key), text);
      };
      refuseTwice(page.front.steps.slice(0, index), step, refuse);
      refuseOtherFinish(step, refuse);
      refuseUnknown(step, known, refuse);
      refuseTooShort(step, minutes, refuse);
    }
    refuseOtherHours(page);
  }
}

/** Of all that a step may ask for. */
function minutesIn({ units, exams, assessments }: KnownToPaths): ReadonlyMap<string, number> {
  const areas = assessments.map(({ id, topics }) => ({
    id,
    minutes: topics.length * minutesOfTopic,
  }));
  return new Map([...units, ...exams, ...areas].map((one) => [one.id, one.minutes]));
}

type Refuse = (key: keyof StepFront, cure: string) => never;

function refuseOtherNumber({ file, front, lineOf }: PathPage, before: readonly PathPage[]) {
  const isBefore = (id: number) => before.some((other) => other.front.id === id);
  if (isBefore(front.id))
    throw new ContentError(file, lineOf('id'), `id: ${front.id} hat schon ein anderer Lernpfad`);
  if (front.after !== undefined && !isBefore(front.after)) {
    const cure = `after: davor gibt es keinen Lernpfad ${front.after}`;
    throw new ContentError(file, lineOf('after'), cure);
  }
}

/** What is counted twice would count for nothing once. */
function refuseTwice(
  before: readonly StepFront[],
  { id, units = [], exam, assessment }: StepFront,
  refuse: Refuse,
) {
  if (before.some((other) => other.id === id)) refuse('id', `${id} hat schon ein Schritt davor`);
  const taken = new Set(before.flatMap((other) => other.units ?? []));
  const twice = units.find((unit, at) => taken.has(unit) || units.indexOf(unit) !== at);
  if (twice) refuse('units', `${twice} steht zweimal im Lernpfad`);
  if (before.some((other) => exam !== undefined && other.exam === exam))
    refuse('exam', `${exam} steht zweimal im Lernpfad`);
  if (before.some((other) => assessment !== undefined && other.assessment === assessment))
    refuse('assessment', `${assessment} steht zweimal im Lernpfad`);
}

function refuseOtherFinish(step: StepFront, refuse: Refuse) {
  const { units, exam, assessment, byHand, plan, snippet, room, type } = step;
  if (countOf(units, exam, assessment, byHand) !== 1)
    refuse(
      'id',
      'sag mit genau einem von units, exam, assessment und byHand, wann er geschafft ist',
    );
  const places = countOf(plan, snippet, room);
  if (places > 1 || (places > 0 && !byHand))
    refuse('id', 'zu byHand gehört höchstens eins von plan, snippet und room, sonst keins');
  const isAsked = countOf(exam, assessment) > 0;
  if ((type === 'quiz') !== isAsked)
    refuse('type', 'quiz ist der Schritt mit exam oder assessment, und kein anderer');
}

function countOf(...values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}

function refuseUnknown(step: StepFront, known: KnownToPaths, refuse: Refuse) {
  const { units = [], exam, assessment, plan, snippet } = step;
  const unit = units.find((id) => known.units.every((other) => other.id !== id));
  if (unit) refuse('units', `eine Einheit „${unit}“ gibt es nicht`);
  if (exam && known.exams.every(({ id }) => id !== exam))
    refuse('exam', `eine Prüfung „${exam}“ gibt es nicht`);
  if (assessment && known.assessments.every(({ id }) => id !== assessment))
    refuse('assessment', `eine Bewertung „${assessment}“ gibt es nicht`);
  if (plan && known.plans.every(({ id }) => id !== plan))
    refuse('plan', `einen Bauplan „${plan}“ gibt es nicht`);
  if (snippet !== undefined && known.snippets.every(({ id }) => id !== snippet))
    refuse('snippet', `ein Snippet ${snippet} gibt es nicht`);
}

function refuseTooShort(step: StepFront, minutes: ReadonlyMap<string, number>, refuse: Refuse) {
  const all = [...(step.units ?? []), step.exam ?? [], step.assessment ?? []].flat();
  const least = all.reduce((sum, id) => sum + (minutes.get(id) ?? 0), 0);
  if (step.minutes < least) refuse('minutes', `was darin steht, braucht schon ${least}`);
}

/** So far the sum of the steps may lie from what the path says. */
const tolerance = 0.3;

function refuseOtherHours({ file, front, lineOf }: PathPage) {
  const hours = front.steps.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
  if (Math.abs(hours / front.estimatedHours - 1) <= tolerance) return;
  const cure = `estimatedHours: die Schritte brauchen zusammen ${inWords(hours)} Stunden`;
  throw new ContentError(file, lineOf('estimatedHours'), cure);
}

function inWords(hours: number): string {
  return hours.toLocaleString('de', { maximumFractionDigits: 1 });
}
