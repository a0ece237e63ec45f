import * as z from 'zod/mini';
import { route } from './route.ts';

export const maxCodeBytes = 100 * 1024;

/** What a name or a piece of the source stood for when the program failed. */
const pythonValue = z.object({
  type: z.string(),
  /** Shortened; objects of the learner's own classes appear as `<Name>`. */
  repr: z.string(),
  length: z.optional(z.number()),
  /** Of a dict, shortened. */
  keys: z.optional(z.array(z.string())),
  /** Of something that can be called: `(name, alter=10)`. */
  parameters: z.optional(z.string()),
});
export type PythonValue = z.infer<typeof pythonValue>;

/** One place of the learner's own code on the way to the error, the outermost first. */
const frame = z.object({
  function: z.string(),
  line: z.number(),
  source: z.string(),
  locals: z.record(z.string(), pythonValue),
});

/** Lines and columns count from 1; the end column is the one behind the last character. */
export const errorFacts = z.object({
  type: z.string(),
  message: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  endLine: z.nullable(z.number()),
  endColumn: z.nullable(z.number()),
  /** The offending piece of the source. */
  source: z.nullable(z.string()),
  /** The name that Python itself would suggest. */
  suggestion: z.nullable(z.string()),
  frames: z.array(frame),
  /** The parts of the offending piece, with their source. */
  values: z.array(z.extend(pythonValue, { source: z.string() })),
  cause: z.nullable(z.object({ type: z.string(), message: z.string() })),
  /** As Python prints it, but with the learner's own lines alone. */
  traceback: z.string(),
});
export type ErrorFacts = z.infer<typeof errorFacts>;

export const runKind = z.enum([
  'finished',
  'python-error',
  'timed-out',
  'stopped',
  'crashed',
  'out-of-memory',
  'output-limit',
]);
export type RunKind = z.infer<typeof runKind>;

export const programCode = z.string().check(
  z.refine((text) => new TextEncoder().encode(text).length <= maxCodeBytes, {
    error: 'Das Programm ist zu lang: höchstens 100 KB',
  }),
);

export const execute = route({
  method: 'POST',
  path: '/api/execute',
  summary: 'Runs a Python program in the sandbox of the server, without input and drawing.',
  body: z.object({ code: programCode, language: z.string().check(z.maxLength(40)) }),
  answer: z.object({
    /** What the program printed, and the afterword. */
    output: z.string(),
    /** The traceback, or in German why the program was ended; empty when it finished. */
    afterword: z.string(),
    /** It ran to its end, with exit code 0. */
    success: z.boolean(),
    result: runKind,
    durationMs: z.number(),
    /** What the program itself said at its end; 0 for well done. */
    exitCode: z.number(),
    error: z.nullable(errorFacts),
  }),
  refusals: {
    otherLanguage: { status: 400, text: 'Hier läuft nur Python: language muss „python“ sein.' },
    unavailable: {
      status: 503,
      text: 'Auf dem Server kann gerade kein Python laufen.',
    },
    tooBusy: {
      status: 503,
      text: 'Gerade laufen sehr viele Programme. Versuch es gleich noch einmal.',
    },
  },
});
