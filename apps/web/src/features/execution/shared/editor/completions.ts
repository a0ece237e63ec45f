import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-python';
import { commands, methods, modules } from './known-names.ts';

const shortestWord = 2;

/** Commands of Python and, behind a dot, what can be done with the thing before it. */
export function completePython(context: CompletionContext): CompletionResult | null {
  const behindDot = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_]*/u);
  if (behindDot) return completeMember(behindDot.from, behindDot.text);
  const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
  if (!isAsked(context, word?.text)) return null;
  return { from: word?.from ?? context.pos, options: commands, validFor: /^[\p{L}\p{N}_]*$/u };
}

/** Names of the learner's own program. */
export function completeLocals(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
  if (!isAsked(context, word?.text)) return null;
  return localCompletionSource(context);
}

function isAsked({ explicit }: CompletionContext, word = ''): boolean {
  return explicit || word.length >= shortestWord;
}

function completeMember(from: number, text: string): CompletionResult {
  const [owner = ''] = text.split('.');
  const options: readonly Completion[] = modules.get(owner) ?? methods;
  return { from: from + owner.length + 1, options, validFor: /^[\p{L}\p{N}_]*$/u };
}
