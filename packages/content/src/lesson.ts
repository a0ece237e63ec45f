import * as z from 'zod/mini';
import type { Example } from './concept.ts';
import { listOf, longText, shortText } from './front-matter.ts';
import { goal } from './goal.ts';
import { type Unit, unitFront } from './unit.ts';

const lessonId = /^lektion\/[1-9]\d*$/;
const cure = 'gib der Lektion eine Nummer, die noch keine hatte, etwa lektion/71';

/** What does this print? To be guessed before the first run. */
const prediction = z.strictObject({
  code: z.string(),
  options: listOf(z.string(), 3, 4),
  /** The number of the right one, from 1. */
  right: z.int().check(z.gte(1), z.lte(4)),
  why: longText,
});
export type Prediction = z.infer<typeof prediction>;

const types = ['Theory', 'Interactive', 'Project'] as const;

/** As much as the lessons of a mastery are worth. */
const worth: Readonly<Record<(typeof types)[number], number>> = {
  Theory: 10,
  Interactive: 15,
  Project: 20,
};

/** Beside the files of every unit. */
export const lessonFiles = ['example.md'];

/** The front matter of a lesson's `unit.md`. */
export const lessonFront = z.pipe(
  z.strictObject({
    ...z.omit(unitFront, { kind: true, quiz: true, xp: true }).shape,
    /** Its number behind the slash is its address. */
    id: z.string(cure).check(z.regex(lessonId, cure)),
    /** What the learner is going to build, in one sentence. */
    description: shortText,
    type: z.enum(types),
    minutes: z.int().check(z.gte(3), z.lte(90)),
    /** What the learner can do afterwards: "Du …". */
    objectives: listOf(shortText, 2, 4),
    concepts: listOf(shortText, 2, 5),
    /** Of the language, from this lesson on: `print()`, `.append()`, `for`, `+=`, `[]`. */
    teaches: listOf(shortText, 0, 20),
    /** What is typed when an example asks for it. */
    typed: z.optional(z.array(z.string())),
    predict: z.optional(prediction),
    hints: listOf(longText, 3, 3),
    /** What a tutor asks back before it gives a hint. */
    questions: listOf(longText, 2, 3),
    goals: listOf(goal, 2, 4),
    /** What goes wrong most often, and the kind of message that explains it. */
    mistakes: listOf(z.strictObject({ code: z.string(), error: shortText }), 2, 2),
  }),
  z.transform((front) =>
    Object.assign(front, {
      kind: front.type === 'Project' ? ('build' as const) : ('run' as const),
      quiz: [],
      xp: worth[front.type],
    }),
  ),
);

type Own = Pick<
  z.output<typeof lessonFront>,
  'description' | 'type' | 'objectives' | 'teaches' | 'typed' | 'predict' | 'questions' | 'mistakes'
>;

export type Lesson = Readonly<Own> &
  Pick<Unit, 'title' | 'concepts' | 'hints' | 'goals' | 'content'> & {
    /** The number of its unit's id. */
    readonly id: number;
    readonly unit: Unit;
    /** In minutes. */
    readonly duration: number;
    readonly courseId: number;
    /** Within its course, from 1. */
    readonly order: number;
    /** The title of its chapter. */
    readonly category: string;
    readonly starterCode: string;
    readonly solution: string;
    /** A similar task in another context, worked out. */
    readonly example: Example & { readonly before: string; readonly after: string };
  };
