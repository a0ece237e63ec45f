import { bracketsCases } from './cases/brackets-cases.ts';
import { callsCases } from './cases/calls-cases.ts';
import { causesCases } from './cases/causes-cases.ts';
import { classesCases } from './cases/classes-cases.ts';
import { collectionsCases } from './cases/collections-cases.ts';
import { containersCases } from './cases/containers-cases.ts';
import { copiedCases } from './cases/copied-cases.ts';
import { courseCases } from './cases/course-cases.ts';
import { germanCases } from './cases/german-cases.ts';
import { habitsCases } from './cases/habits-cases.ts';
import { headsCases } from './cases/heads-cases.ts';
import { importsCases } from './cases/imports-cases.ts';
import { indentsCases } from './cases/indents-cases.ts';
import { mixupsCases } from './cases/mixups-cases.ts';
import { modulesCases } from './cases/modules-cases.ts';
import { namesCases } from './cases/names-cases.ts';
import { piecesCases } from './cases/pieces-cases.ts';
import { quotesCases } from './cases/quotes-cases.ts';
import { runningCases } from './cases/running-cases.ts';
import { statementsCases } from './cases/statements-cases.ts';
import { turtleValuesCases } from './cases/turtle-values-cases.ts';
import { typedCases } from './cases/typed-cases.ts';
import { umlautNamesCases } from './cases/umlaut-names-cases.ts';
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
  ...classesCases,
  ...modulesCases,
  ...mixupsCases,
  ...turtleValuesCases,
  ...containersCases,
  ...umlautNamesCases,
  ...quotesCases,
  ...indentsCases,
  ...importsCases,
  ...headsCases,
  ...germanCases,
  ...copiedCases,
  ...bracketsCases,
  ...courseCases,
  ...typedCases,
  ...causesCases,
];
