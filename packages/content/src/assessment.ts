import * as z from 'zod/mini';
import { listOf, shortText } from './front-matter.ts';
import type { Kata } from './kata.ts';
import type { Unit } from './unit.ts';

const id = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, 'kleine Buchstaben und Striche, ohne Umlaute'));
const title = z.string().check(z.minLength(1), z.maxLength(40));
const level = z.int().check(z.gte(0), z.lte(10));

/** The front matter of `area.md`. */
export const areaFront = z.strictObject({ id, title });

const step = z
  .strictObject({
    /** At a level up to this one. */
    to: level,
    unit: z.optional(shortText),
    /** A plan of the companions, where no unit teaches it. */
    blueprint: z.optional(shortText),
  })
  .check(
    z.refine(({ unit, blueprint }) => (unit === undefined) !== (blueprint === undefined), {
      error: 'nenne entweder unit: … oder blueprint: …',
    }),
  );

/** The front matter of `topic.md`. */
export const topicFront = z.strictObject({
  id,
  title,
  /** The titles of the cards that it is about. */
  concepts: listOf(shortText, 1, 8),
  /** What to learn next, by the level. */
  next: listOf(step, 1, 6).check(
    z.refine(isRising, { error: 'to steigt von Zeile zu Zeile, die letzte hat to: 10' }),
  ),
});

function isRising(steps: readonly { readonly to: number }[]): boolean {
  const isSorted = steps.every(({ to }, at) => at === 0 || to > (steps[at - 1]?.to ?? 0));
  return isSorted && steps.at(-1)?.to === 10;
}

export type Topic = Readonly<z.output<typeof topicFront>> & {
  /** What it is about, in a sentence or two. */
  readonly text: string;
  /** The easy one first; their numbers say how hard they are. */
  readonly items: readonly Kata[];
};

export type AssessmentArea = Readonly<z.output<typeof areaFront>> & {
  readonly topics: readonly Topic[];
};

/** Of each item by its number, from the easiest to the hardest; 0 is a learner of level 5. */
export const difficulties = [-2.4, -1.7, -1, -0.35, 0.35, 1, 1.7, 2.4] as const;

/** So long takes a whole assessment of a topic. */
export const minutesOfTopic = 15;

/** What its items are drawn for. */
export function unitOfTopic({ id, title, text }: Pick<Topic, 'id' | 'title' | 'text'>): Unit {
  return {
    id: `bewertung/${id}`,
    title,
    kind: 'katas',
    language: null,
    minutes: 2,
    content: text,
    concepts: [],
    needs: [],
    introduces: [],
    goals: [],
    hints: [],
    quiz: [],
    starter: {},
    solution: {},
    check: null,
    data: {},
    xp: null,
  };
}
