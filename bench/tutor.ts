import { heldOutQuestions } from '../packages/tutor/eval/held-out-questions.ts';
import { blank, knowledge, lessons } from '../packages/tutor/eval/library.ts';
import { questions } from '../packages/tutor/eval/questions.ts';
import { answer } from '../packages/tutor/src/talk/tutor.ts';
import { inMs, quantile } from './quantiles.ts';

/** What the built-in tutor and the search take for a question. */
export async function measureTutor() {
  const asked = [...questions, ...heldOutQuestions].map(({ asks }) => asks);
  const lesson = lessons[0] ?? null;
  const situation = { ...blank, lesson, code: lesson?.starterCode ?? '' };
  report('Search', 10, asked, (query) => knowledge.search(query));
  report('Answer', 20, asked, (message) => answer(message, knowledge, situation));
}

function report(
  name: string,
  barMs: number,
  asked: readonly string[],
  work: (text: string) => unknown,
) {
  // The first of each warms up.
  for (const text of asked) work(text);
  const times = asked.map((text) => {
    const start = performance.now();
    work(text);
    return performance.now() - start;
  });
  console.log(
    `${name}: p50 ${inMs(quantile(times, 0.5))}, p95 ${inMs(quantile(times, 0.95))} (bar: ${barMs} ms)`,
  );
}
