import { actCases } from './act-cases.ts';
import type { PageCheckCase } from './page-check-case.ts';
import { scriptCases } from './script-cases.ts';
import { styleCases } from './style-cases.ts';
import { textCases } from './text-cases.ts';

export const pageCheckCases: readonly PageCheckCase[] = [
  ...textCases,
  ...styleCases,
  ...actCases,
  ...scriptCases,
];
