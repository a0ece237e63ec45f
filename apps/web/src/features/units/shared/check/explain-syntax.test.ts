import { explainPageError } from '@hbg/coach/web/explain-page-error';
import { expect, it } from 'vitest';
import { syntaxPageCases } from '../../../../../../../packages/coach/test/web/syntax-page-cases.ts';
import { countTurns } from '../page/build/count-turns.ts';

it.each(syntaxPageCases)('explains what the parser says of $script', ({ script, kind }) => {
  const problem = countTurns(script, 0);
  const facts = 'message' in problem ? { ...problem, file: 'script.js' } : null;
  const explained = facts && explainPageError(facts, { 'script.js': script });
  expect({ kind: explained?.kind, facts }).toMatchObject({ kind });
});
