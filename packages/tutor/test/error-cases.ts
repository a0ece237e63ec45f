import { callsCases } from './cases/calls-cases.ts';
import { collectionsCases } from './cases/collections-cases.ts';
import { habitsCases } from './cases/habits-cases.ts';
import { namesCases } from './cases/names-cases.ts';
import { piecesCases } from './cases/pieces-cases.ts';
import { runningCases } from './cases/running-cases.ts';
import { statementsCases } from './cases/statements-cases.ts';
import { valuesCases } from './cases/values-cases.ts';
import { writingCases } from './cases/writing-cases.ts';
import type { ErrorCase } from './error-case.ts';

/** Programs with one mistake each: every host must come to the same explanation. */
export const errorCases: readonly ErrorCase[] = [
  ...writingCases,
  ...statementsCases,
  ...piecesCases,
  ...habitsCases,
  ...namesCases,
  ...callsCases,
  ...valuesCases,
  ...collectionsCases,
  ...runningCases,
];
