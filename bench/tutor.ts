import { heldOutQuestions } from '../packages/tutor/eval/held-out-questions.ts';
import { blank, knowledge, lessons } from '../packages/tutor/eval/library.ts';
import { questions } from '../packages/tutor/eval/questions.ts';
import { answer } from '../packages/tutor/src/talk/tutor.ts';
import { inMs, quantile } from './quantiles.ts';

/** What the built-in tutor and the search take for a question, in all lessons and while the code grows. */
export async function measureTutor() {
  const asked = [...questions, ...heldOutQuestions].map(({ asks }) => asks);
  report('Search', 10, asked, (query) => knowledge.lookUp(query));
  report('Answer', 20, asked, (message, at) => {
    const lesson = lessons[at % lessons.length] ?? null;
    answer(message, knowledge, { ...blank, lesson, code: codeAt(at), turn: at % 7 });
  });
}

/** As a child leaves it: begun, half done, or done. */
function codeAt(at: number): string {
  const { starterCode = '', solution = '' } = lessons[at % lessons.length] ?? {};
  const lines = solution.split('\n');
  const half = lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
  return [starterCode, half, `${solution}\nprint(${at})\n`][at % 3] ?? '';
}

function report(
  name: string,
  barMs: number,
  asked: readonly string[],
  work: (text: string, at: number) => unknown,
) {
  // The first of each warms up.
  for (const [at, text] of asked.entries()) work(text, at);
  const times = asked.map((text, at) => {
    const start = performance.now();
    work(text, at + asked.length);
    return performance.now() - start;
  });
  console.log(
    `${name}: p50 ${inMs(quantile(times, 0.5))}, p95 ${inMs(quantile(times, 0.95))} (bar: ${barMs} ms)`,
  );
}
