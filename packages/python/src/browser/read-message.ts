import type { RunKind } from '@hbg/contract/execution';
import { longestStep } from '../limits.ts';
import {
  isNumber,
  isRecord,
  isText,
  isYesOrNo,
  listOf,
  oneOf,
  oneWordOf,
  orNull,
  record,
  textUpTo,
} from '../shape.ts';
import type { FromWorker } from './messages.ts';

const longestSentence = 2_000;
const isNumberOrNull = orNull(isNumber);
const isTextOrNull = orNull(isText);

const value = { type: isText, repr: isText };
const error = record({
  type: isText,
  message: isText,
  line: isNumberOrNull,
  column: isNumberOrNull,
  endLine: isNumberOrNull,
  endColumn: isNumberOrNull,
  source: isTextOrNull,
  suggestion: isTextOrNull,
  frames: listOf(
    record({
      function: isText,
      line: isNumber,
      source: isText,
      locals: (locals) => isRecord(locals) && Object.values(locals).every(record(value)),
    }),
  ),
  values: listOf(record({ ...value, source: isText })),
  cause: orNull(record({ type: isText, message: isText })),
  traceback: isText,
});

const cut = record({ error: orNull(error) });
const endings = oneOf<RunKind>({
  finished: record({ exitCode: isNumber }),
  'python-error': record({ error }),
  'timed-out': cut,
  stopped: cut,
  crashed: cut,
  'out-of-memory': cut,
  'output-limit': cut,
});

const isFile = record({ path: isText, content: (bytes) => bytes instanceof Uint8Array });
const ofRun = { id: isNumber };

const messages = oneOf<FromWorker['kind']>({
  progress: record({ share: isNumber }),
  ready: record({ standsStill: isYesOrNo }),
  failed: record({ reason: isText }),
  worn: record({}),
  printed: record({
    ...ofRun,
    printed: listOf(record({ stream: oneWordOf('out', 'err'), text: isText })),
  }),
  full: record(ofRun),
  step: record({ ...ofRun, step: textUpTo(longestStep) }),
  judged: record({
    ...ofRun,
    result: record({ reached: orNull(isYesOrNo), sentence: orNull(textUpTo(longestSentence)) }),
  }),
  bug: record({ ...ofRun, report: textUpTo(longestStep) }),
  cut: record(ofRun),
  asks: record(ofRun),
  draws: record({ ...ofRun, commands: isText }),
  waits: record({ ...ofRun, ms: isNumber }),
  ended: record({ ...ofRun, ending: endings, durationMs: isNumber, files: orNull(listOf(isFile)) }),
});

/** A program that breaks out of Python can speak in the worker's name: null for what it may not say. */
export function readMessage(data: unknown): FromWorker | null {
  return isMessage(data) ? data : null;
}

function isMessage(data: unknown): data is FromWorker {
  return messages(data);
}
