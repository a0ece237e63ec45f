import type { ErrorFacts } from '@hbg/contract/execution';

export function nameErrorOf(text: string): ErrorFacts {
  return {
    type: 'NameError',
    message: `name '${text}' is not defined`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 4,
    source: text,
    values: [],
    frames: [],
    cause: null,
    suggestion: null,
    traceback: '',
  };
}
