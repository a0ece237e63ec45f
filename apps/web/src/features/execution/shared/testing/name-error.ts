import type { ErrorFacts } from '@hbg/contract/execution';

/** Of the program `pirnt(1)`. */
export const nameError: ErrorFacts = {
  type: 'NameError',
  message: "name 'pirnt' is not defined",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 6,
  source: 'pirnt',
  suggestion: 'print',
  frames: [],
  values: [],
  cause: null,
  traceback: '',
};
