import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

const shortestWord = 2;

type KnownNames = {
  readonly commands: readonly Completion[];
  /** What can be done with the thing of that name. */
  readonly membersOf: (owner: string) => readonly Completion[];
  /** What may stand in a name beside letters, digits and `_`. */
  readonly signs: string;
};

/** Offers a language's commands and, behind a dot, what can be done with the thing before it. */
export function completeNames({ commands, membersOf, signs }: KnownNames) {
  const first = `[\\p{L}_${signs}]`;
  const rest = `[\\p{L}\\p{N}_${signs}]*`;
  const name = new RegExp(first + rest, 'u');
  const member = new RegExp(`${first}${rest}\\.${first}`, 'u');
  const validFor = new RegExp(`^${rest}$`, 'u');
  return (context: CompletionContext): CompletionResult | null => {
    const behindDot = context.matchBefore(member);
    if (behindDot) {
      const [owner = ''] = behindDot.text.split('.');
      return { from: behindDot.from + owner.length + 1, options: membersOf(owner), validFor };
    }
    const word = context.matchBefore(name);
    if (!isAsked(context, word?.text)) return null;
    return { from: word?.from ?? context.pos, options: commands, validFor };
  };
}

export function isAsked({ explicit }: CompletionContext, word = ''): boolean {
  return explicit || word.length >= shortestWord;
}
