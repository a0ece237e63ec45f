import * as z from 'zod/mini';
import { programCode } from './execution.ts';
import { mainFile } from './files.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { uuid } from './uuid.ts';

/** `title` in characters, `own` of one learner. */
export const programLimits = { title: 60, own: 200 } as const;

/** Those that run in the page. */
export const programLanguages = ['python', 'html', 'javascript'] as const;
export const programLanguage = z.enum(programLanguages);
export type ProgramLanguage = z.infer<typeof programLanguage>;

/** What the one file of a program is called. */
export const programFiles = {
  python: mainFile,
  html: 'index.html',
  javascript: 'script.js',
} as const satisfies Readonly<Record<ProgramLanguage, string>>;

/** Its code is that of a unit: what keeps drafts and versions of units keeps those of programs. */
export function unitOfProgram(id: string): string {
  return `${programArea}/${id}`;
}

export const programArea = 'eigen';

const program = z.object({
  id: z.string(),
  title: z.string(),
  language: programLanguage,
  createdAt: z.string(),
  /** When its code was last changed. */
  editedAt: z.string(),
});
export type Program = z.infer<typeof program>;

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Gib ihm einen Namen'),
    z.maxLength(programLimits.title, `Höchstens ${programLimits.title} Zeichen`),
  );
const params = z.object({ id: uuid });

const unknownProgram = { status: 404, text: 'Dieses Programm gibt es nicht.' } as const;
const taken = { status: 409, text: 'So heißt schon ein anderes deiner Programme.' } as const;
const full = {
  status: 409,
  text: `Mehr als ${programLimits.own} eigene Programme passen nicht in die Werkstatt.`,
} as const;

export const listPrograms = route({
  method: 'GET',
  path: '/api/programs',
  summary: 'The programs of this learner, the last changed first.',
  answer: z.array(program),
});

export const createProgram = route({
  method: 'POST',
  path: '/api/programs',
  summary:
    'Keeps a program under a name that is still free; the same id is kept once, and one that was erased comes back.',
  body: z.object({
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
    title,
    /** What a browser has begun before there were others is Python. */
    language: z._default(programLanguage, 'python'),
    code: programCode,
  }),
  answer: program,
  refusals: { full, unknownProgram, otherLearner, tooOften },
});

export const renameProgram = route({
  method: 'PUT',
  path: '/api/programs/:id',
  summary: 'Gives a program another name.',
  params,
  body: z.object({ title }),
  answer: program,
  refusals: { unknownProgram, taken, otherLearner, tooOften },
});

export const eraseProgram = route({
  method: 'DELETE',
  path: '/api/programs/:id',
  summary: 'Erases a program; for a day it can come back with all its states.',
  params,
  answer: z.void(),
  refusals: { unknownProgram, otherLearner, tooOften },
});
