import * as z from 'zod/mini';
import { chatMessage, speaker } from './chat.ts';
import { projectLanguages } from './project-languages.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { uuid } from './uuid.ts';

export const projectDifficulties = ['beginner', 'intermediate', 'advanced'] as const;
export const projectStatuses = ['planned', 'in-progress', 'paused', 'completed'] as const;
export type ProjectDifficulty = (typeof projectDifficulties)[number];
export type ProjectStatus = (typeof projectStatuses)[number];

/** Characters and minutes; `features`, `hours`, `own` and `sessions` are numbers, the last two of one learner. */
export const projectLimits = {
  title: 120,
  description: 2_000,
  code: 20_000,
  feature: 200,
  features: 200,
  hours: 10_000,
  own: 200,
  session: 120,
  sessionText: 2_000,
  minutes: 1_440,
  sessions: 2_000,
} as const;

function upTo(most: number) {
  return z.maxLength(most, `Höchstens ${most.toLocaleString('de')} Zeichen`);
}

function named(most: number, missing: string) {
  return z.string().check(z.trim(), z.minLength(1, missing), upTo(most));
}

const feature = named(projectLimits.feature, 'Hier fehlt der Name');
const features = z.array(feature).check(
  z.maxLength(projectLimits.features, `Höchstens ${projectLimits.features} Features`),
  z.refine((all) => new Set(all).size === all.length, 'Ein Feature steht zweimal da'),
);

const language = z.enum(projectLanguages);
const difficulty = z.enum(projectDifficulties);

/** What a child settles; the whole of it is sent each time. */
const plan = {
  title: named(projectLimits.title, 'Gib ihm einen Titel'),
  description: z.string().check(z.trim(), upTo(projectLimits.description)),
  language,
  difficulty,
  estimatedHours: z
    .int('Schreib eine ganze Zahl')
    .check(
      z.gte(0, 'Mindestens 0 Stunden'),
      z.lte(projectLimits.hours, `Höchstens ${projectLimits.hours.toLocaleString('de')} Stunden`),
    ),
  targetDate: z.nullable(z.iso.date()),
};

const project = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  language,
  difficulty,
  status: z.enum(projectStatuses),
  estimatedHours: z.int(),
  /** From the sessions. */
  actualHours: z.number(),
  /** Pending. */
  targetFeatures: z.array(z.string()),
  completedFeatures: z.array(z.string()),
  /** As the house counts days. */
  targetDate: z.nullable(z.string()),
  /** What it was begun with; null where nothing was made before. */
  code: z.nullable(z.string()),
  isArchived: z.boolean(),
  /** One more with each change. */
  revision: z.int(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** When the session began that is running; null where none is. */
  timerStartedAt: z.nullable(z.string()),
  /** How much was done of how much at the end of each day on which that changed. */
  history: z.array(z.object({ day: z.string(), done: z.int(), planned: z.int() })),
  advice: z.object({ recommendation: z.string(), nextSteps: z.array(z.string()) }),
});
export type Project = z.infer<typeof project>;

const projectSession = z.object({
  id: z.string(),
  projectId: z.string(),
  sessionName: z.string(),
  workDone: z.string(),
  challengesFaced: z.string(),
  /** Minutes. */
  duration: z.int(),
  productivity: z.int(),
  createdAt: z.string(),
});
export type ProjectSession = z.infer<typeof projectSession>;

const params = z.object({ id: uuid });

const unknownProject = { status: 404, text: 'Dieses Projekt gibt es nicht.' } as const;
const unknownSession = { status: 404, text: 'Diese Sitzung gibt es nicht.' } as const;
const full = {
  status: 409,
  text: `Mehr als ${projectLimits.own} Projekte passen nicht hinein.`,
} as const;
const tooManySessions = {
  status: 409,
  text: `Mehr als ${projectLimits.sessions.toLocaleString('de')} Sitzungen passen nicht hinein.`,
} as const;
/** Comes with the newer one. */
const stale = {
  status: 409,
  text: 'Das Projekt wurde inzwischen woanders geändert.',
  carries: project,
} as const;

export const listProjects = route({
  method: 'GET',
  path: '/api/projects',
  summary: 'The projects of this learner, the last changed first.',
  answer: z.array(project),
});

export const createProject = route({
  method: 'POST',
  path: '/api/projects',
  summary: 'Begins a project; one with the same id is kept once.',
  body: z.object({
    ...plan,
    /** Made by who sends it, so that sending it again is harmless. */
    id: z.optional(uuid),
    description: z._default(plan.description, ''),
    difficulty: z._default(difficulty, 'beginner'),
    estimatedHours: z._default(plan.estimatedHours, 10),
    targetFeatures: z._default(features, []),
    targetDate: z._default(plan.targetDate, null),
    code: z._default(z.nullable(z.string().check(upTo(projectLimits.code))), null),
  }),
  answer: project,
  refusals: { full, unknownProject, otherLearner, tooOften },
});

export const saveProject = route({
  method: 'PUT',
  path: '/api/projects/:id',
  summary: 'Changes a project as a whole; a newer one of another device is not written over.',
  params,
  body: z.object({
    ...plan,
    status: z.enum(projectStatuses),
    targetFeatures: features,
    completedFeatures: features,
    isArchived: z._default(z.boolean(), false),
    /** That of the project which was changed. */
    revision: z.int(),
  }),
  answer: project,
  refusals: { stale, unknownProject, otherLearner, tooOften },
});

export const eraseProject = route({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Erases a project with its sessions; for a day it can come back.',
  params,
  answer: z.void(),
  refusals: { unknownProject, otherLearner, tooOften },
});

export const restoreProject = route({
  method: 'POST',
  path: '/api/projects/:id/restore',
  summary: 'Brings a project back that was erased, as it was.',
  params,
  answer: project,
  refusals: { full, unknownProject, otherLearner, tooOften },
});

export const startTimer = route({
  method: 'POST',
  path: '/api/projects/:id/timer',
  summary: 'Starts a session; one that is running goes on.',
  params,
  answer: project,
  refusals: { unknownProject, otherLearner, tooOften },
});

export const dropTimer = route({
  method: 'DELETE',
  path: '/api/projects/:id/timer',
  summary: 'Ends the running session without keeping it.',
  params,
  answer: project,
  refusals: { unknownProject, otherLearner, tooOften },
});

export const listProjectSessions = route({
  method: 'GET',
  path: '/api/project-sessions',
  summary: 'The sessions of a project, the newest first.',
  query: z.object({ projectId: uuid }),
  answer: z.array(projectSession),
  refusals: { unknownProject },
});

export const createProjectSession = route({
  method: 'POST',
  path: '/api/project-sessions',
  summary:
    'Keeps a session; one with the same id is kept once, and it ends the running one if told.',
  body: z.object({
    id: z.optional(uuid),
    projectId: uuid,
    sessionName: named(projectLimits.session, 'Gib ihr einen Namen'),
    workDone: z._default(z.string().check(z.trim(), upTo(projectLimits.sessionText)), ''),
    challengesFaced: z._default(z.string().check(z.trim(), upTo(projectLimits.sessionText)), ''),
    duration: z._default(
      z
        .int('Schreib eine ganze Zahl')
        .check(
          z.gte(1, 'Mindestens 1 Minute'),
          z.lte(projectLimits.minutes, 'Höchstens 24 Stunden'),
        ),
      60,
    ),
    productivity: z._default(
      z.int('Schreib eine ganze Zahl').check(z.gte(1, 'Von 1 bis 10'), z.lte(10, 'Von 1 bis 10')),
      5,
    ),
    endsTimer: z._default(z.boolean(), false),
  }),
  answer: projectSession,
  refusals: { tooManySessions, unknownProject, otherLearner, tooOften },
});

export const eraseProjectSession = route({
  method: 'DELETE',
  path: '/api/project-sessions/:id',
  summary: 'Erases a session.',
  params,
  answer: z.void(),
  refusals: { unknownSession, otherLearner, tooOften },
});

export const askProjectHelp = route({
  method: 'POST',
  path: '/api/ai-project-help',
  summary:
    'Asks the tutor about a project, whose description, features and sessions it knows; streams to who accepts text/event-stream.',
  streams: true,
  body: z.object({ projectId: uuid, message: chatMessage }),
  answer: z.object({ message: z.string(), speaker }),
  refusals: { unknownProject, otherLearner, tooOften },
});
