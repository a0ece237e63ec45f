import type { WarningCase } from './warning-case.ts';
import { codeCases } from './warnings/code-cases.ts';
import { conditionCases } from './warnings/condition-cases.ts';
import { effectCases } from './warnings/effect-cases.ts';
import { loopCases } from './warnings/loop-cases.ts';
import { runCases } from './warnings/run-cases.ts';
import { textCases } from './warnings/text-cases.ts';
import { valueCases } from './warnings/value-cases.ts';

export const warningCases: readonly WarningCase[] = [
  ...codeCases,
  ...effectCases,
  ...conditionCases,
  ...valueCases,
  ...loopCases,
  ...runCases,
  ...textCases,
];
