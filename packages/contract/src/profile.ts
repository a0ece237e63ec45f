import * as z from 'zod/mini';
import { quizResult } from './achievements.ts';
import { assessment } from './assessments.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';

export const skillLevels = ['Anfänger', 'Fortgeschritten', 'Experte'] as const;
export type SkillLevel = (typeof skillLevels)[number];

export const learningStyles = ['visual', 'auditory', 'kinesthetic'] as const;
export type LearningStyle = (typeof learningStyles)[number];

export const profileLanguages = ['python', 'javascript', 'java', 'html', 'css'] as const;
export type ProfileLanguage = (typeof profileLanguages)[number];

/** `goals` of one learner, each up to `goal` characters. */
export const profileLimits = { goals: 20, goal: 200 } as const;

const goal = z
  .string()
  .check(
    z.trim(),
    z.maxLength(profileLimits.goal, `Ein Ziel hat höchstens ${profileLimits.goal} Zeichen`),
  );

const skillLevel = z.enum(skillLevels);
const learningStyle = z.enum(learningStyles);
const preferredLanguages = z
  .array(z.enum(profileLanguages))
  .check(z.maxLength(profileLanguages.length, 'Jede Sprache höchstens einmal'));

const profile = z.object({
  /** Null until it was chosen. */
  skillLevel: z.nullable(skillLevel),
  /** Null until it was chosen. */
  learningStyle: z.nullable(learningStyle),
  preferredLanguages: z.array(z.enum(profileLanguages)),
  learningGoals: z.array(z.string()),
  /** Minutes. */
  timeSpentLearning: z.int(),
  totalExercisesCompleted: z.int(),
  /** 0 to 100 with one decimal; `0.0` also where nothing was scored yet. */
  averageScore: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const readProfile = route({
  method: 'GET',
  path: '/api/profile',
  summary: 'What this learner has said about themselves; the figures follow from what was done.',
  answer: profile,
});

const wishes = z.object({
  skillLevel: z.optional(skillLevel),
  learningStyle: z.optional(learningStyle),
  preferredLanguages: z.optional(preferredLanguages),
  /** Empty ones are dropped. */
  learningGoals: z.optional(
    z.array(goal).check(z.maxLength(profileLimits.goals, `Höchstens ${profileLimits.goals} Ziele`)),
  ),
});
export type Wishes = z.infer<typeof wishes>;

export const changeProfile = route({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Changes what is named; the rest stays as it was.',
  body: wishes,
  answer: profile,
  refusals: { otherLearner, tooOften },
});

/** So many are told. */
export const mostAiSessions = 5;

const aiSession = z.object({
  id: z.string(),
  /** The card, the plan or the lesson that it was about; never somebody's own words. */
  topic: z.string(),
  sessionType: z.enum(['explanation', 'help', 'quiz', 'project', 'talk']),
  messages: z.int(),
  startedAt: z.string(),
  endedAt: z.string(),
  /** Where it goes on. */
  address: z.string(),
});
export type AiSession = z.infer<typeof aiSession>;

export const listAiSessions = route({
  method: 'GET',
  path: '/api/ai-sessions',
  summary: `The last ${mostAiSessions} talks of this learner with the tutor or a companion, the newest first.`,
  answer: z.array(aiSession),
});

const recommendation = z.object({
  kind: z.enum(['next', 'refresh', 'new']),
  title: z.string(),
  /** Why this, and why now. */
  reason: z.string(),
  minutes: z.int(),
  /** Within the house: `/learn/1/28`. */
  address: z.string(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const listRecommendations = route({
  method: 'GET',
  path: '/api/recommendations',
  summary: 'What this learner could do next, with a reason: to go on, to refresh, something new.',
  answer: z.array(recommendation),
});

const skill = z.object({
  /** The title of a chapter. */
  title: z.string(),
  lessons: z.int(),
  done: z.int(),
  /** Of those that are done: all goals at once, without the solution. */
  proven: z.int(),
});
export type Skill = z.infer<typeof skill>;

export const listSkills = route({
  method: 'GET',
  path: '/api/skills',
  summary: 'How much of each chapter of the courses is done and proven.',
  answer: z.array(skill),
});

const count = z.int().check(z.gte(0));
/** As the house counts days: `2026-11-24`. */
const day = z.string();

const provenPart = z.object({ title: z.string(), on: day });

const provenLesson = z.extend(provenPart, {
  state: z.enum(['sure', 'mastered']),
  /** It wants to be asked again. */
  isDue: z.boolean(),
});

const provenChapter = z.object({
  title: z.string(),
  lessons: z.array(provenLesson),
  /** Of one that was passed. */
  exam: z.nullable(z.extend(quizResult, { on: day })),
});

/** How many of how many are proven. */
const counted = { have: count, of: count } as const;

const proven = z.object({
  /** Today. */
  day,
  /** All goals at once, without the solution. */
  courses: z.array(
    z.object({
      title: z.string(),
      ...counted,
      /** Those of which something is proven, as everywhere below. */
      chapters: z.array(z.object({ title: z.string(), lessons: z.array(provenPart) })),
    }),
  ),
  masteries: z.array(
    z.object({
      area: z.enum(['python-mastery', 'html-mastery']),
      ...counted,
      chapters: z.array(provenChapter),
    }),
  ),
  /** Kinds of tasks that were right often enough. */
  maths: z.object({
    ...counted,
    courses: z.array(
      z.object({
        title: z.string(),
        kinds: z.array(z.extend(provenPart, { right: count, answered: count })),
      }),
    ),
  }),
  assessments: z.array(z.extend(z.omit(assessment, { assessedAt: true }), { on: day })),
  badges: z.array(
    z.extend(provenPart, {
      description: z.string(),
      /** What has earned it. */
      because: z.nullable(z.string()),
    }),
  ),
});
export type Proven = z.infer<typeof proven>;

export const readProven = route({
  method: 'GET',
  path: '/api/proven',
  summary:
    'What this learner has proven, with its day: what was checked, and badges with what they were for.',
  answer: proven,
});
