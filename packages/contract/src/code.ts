import * as z from 'zod/mini';
import { programCode, runKind } from './execution.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { unitId, unknownUnit } from './units.ts';
import { uuid } from './uuid.ts';

/** Why a state of the code was kept: a run, or that something else took its place. */
export const versionCause = z.enum([
  'run',
  'reset',
  'solution',
  'restored',
  'emptied',
  'paused',
  'replaced',
]);
export type VersionCause = z.infer<typeof versionCause>;

const version = z.object({
  id: z.string(),
  code: z.string(),
  cause: versionCause,
  /** How the run ended. */
  result: z.nullable(runKind),
  madeAt: z.string(),
});
export type CodeVersion = z.infer<typeof version>;

/** Comes with `Retry-After`; what is there already stays. */
const full = {
  status: 429,
  text: 'Hierzu ist gerade zu viel aufgehoben. Deine Arbeit bleibt solange auf deinem Gerät.',
};

export const keepVersion = route({
  method: 'POST',
  path: '/api/code-versions',
  summary:
    'Keeps a state of the code; the same id is kept once, and so is what runs again unchanged. Old runs are thinned out.',
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    unit: unitId,
    code: programCode,
    cause: versionCause,
    result: z._default(z.nullable(runKind), null),
    /** When it was the code; arrives later when there was no network. */
    madeAt: z.iso.datetime(),
  }),
  answer: version,
  refusals: { unknownUnit, otherLearner, tooOften, full },
});

/** A shorter answer has the oldest. */
export const versionsAtOnce = 100;

export const listVersions = route({
  method: 'GET',
  path: '/api/code-versions',
  summary: `The kept states of the code of a unit, the newest first, ${versionsAtOnce} at a time.`,
  query: z.object({
    unit: unitId,
    /** Only those made before this moment. */
    before: z.optional(z.iso.datetime()),
    /** And of those made at this very moment, only those that come after this one. */
    beforeId: z.optional(uuid),
  }),
  answer: z.array(version),
  refusals: { unknownUnit, otherLearner },
});

/** The code as it stands in the editor. */
const draft = z.object({
  code: z.string(),
  /** Counts up with every change. */
  revision: z.int(),
  editedAt: z.string(),
});
export type Draft = z.infer<typeof draft>;

export const readDraft = route({
  method: 'GET',
  path: '/api/drafts',
  summary: 'The code of a unit as this learner left it, on whatever device; null at first.',
  query: z.object({ unit: unitId }),
  answer: z.nullable(draft),
  refusals: { unknownUnit, otherLearner },
});

export const saveDraft = route({
  method: 'PUT',
  path: '/api/drafts',
  summary:
    'Keeps the code of a unit. The last writer wins; what loses, what is deleted in one go, and what stood before a long pause is kept as a version.',
  body: z.object({
    unit: unitId,
    code: programCode,
    /** The revision that was changed; null where none was known. */
    basedOn: z.nullable(z.int()),
    editedAt: z.iso.datetime(),
  }),
  answer: z.extend(draft, {
    /** Somebody else had written in between; the answer is what stands now. */
    met: z.nullable(z.enum(['won', 'lost'])),
  }),
  refusals: { unknownUnit, otherLearner, tooOften, full },
});
