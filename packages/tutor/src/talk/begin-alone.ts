import { openReplies } from './replies.ts';
import { isFormWished } from './suggest-plan.ts';

const say = openReplies('beginnings', ['a game', 'a picture', 'a page to build', 'something else']);
export const forms = ['a page to build', 'a picture', 'a game'] as const;

/** The first lines for what there is no plan for, by its form. */
export function beginAlone(message: string, thing: string | null): string {
  const form = forms.find((heading) => isFormWished(heading, message)) ?? 'something else';
  return say(form, 0, { thing: thing ?? 'Mein Programm' });
}
