import type { MasteryArea } from '@hbg/contract/mastery';
import { fenced } from '../markup/shared/fenced.ts';
import { Markup } from '../markup/shared/markup.tsx';

const languages = { 'python-mastery': 'python', 'html-mastery': 'html' } as const;

/** How a question shows its code. */
export function codeFor(area: MasteryArea) {
  return (code: string) => (
    <Markup text={fenced(code, languages[area])} codeLabel="Code zur Frage" />
  );
}
