import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-python';
import { completeNames, isAsked } from './complete-names.ts';
import { commands, methods, modules } from './known-names.ts';

/** Commands of Python and, behind a dot, what can be done with the thing before it. */
export const completePython = completeNames({
  commands,
  membersOf: (owner): readonly Completion[] => modules.get(owner) ?? methods,
  signs: '',
});

/** Names of the learner's own program. */
export function completeLocals(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
  return isAsked(context, word?.text) ? localCompletionSource(context) : null;
}
