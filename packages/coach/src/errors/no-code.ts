import type { Rule } from '../rule.ts';
import { germanCommandRules } from './german-commands.ts';
import { pastedRules } from './pasted.ts';
import { repeatRules } from './repeat.ts';
import { sentenceRules } from './sentences.ts';

/** Whole lines that are no Python at all, whatever sign of them Python stumbles over. */
export const noCodeRules: Rule[] = [
  ...pastedRules,
  ...repeatRules,
  ...germanCommandRules,
  ...sentenceRules,
];
