import type { Reply } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';
import { heldOutLines } from './held-out.ts';
import { blank, knowledge, lessons } from './library.ts';
import { type Share, shareOf } from './measure.ts';

/** What is asked outside of lessons: `plan:pong,liste,idea | wie baue ich …`, any of them is right. */
type OpenQuestion = { readonly asks: string; readonly means: readonly string[] };

export const openQuestions: readonly OpenQuestion[] = heldOutLines('open').map((line) => {
  const [means = '', asks = ''] = line.split(' | ');
  return { asks, means: means.split(',') };
});

/** By what was asked for: that plan, that card, or that kind of answer. */
export function openAnswered(): Share {
  return shareOf(openQuestions, ({ asks, means }) => {
    const reply = replyTo(asks);
    return means.some((one) => gotten(reply).includes(one)) ? null : complaint(asks, reply);
  });
}

/** Or it asks back, and that is among the few that it names. */
export function openOffered(): Share {
  return shareOf(openQuestions, ({ asks, means }) => {
    const reply = replyTo(asks);
    const offered = new Set([...gotten(reply), ...reply.choices.flatMap(meantBy)]);
    return means.some((one) => offered.has(one)) ? null : complaint(asks, reply);
  });
}

/** In the middle of the course. */
function replyTo(asks: string): Reply {
  const [begun, done] = [lessons[20], lessons.slice(0, 20)];
  const next = begun ? { lesson: begun, goal: null, minutes: begun.duration } : null;
  return answer(asks, knowledge, { ...blank, next, done: new Set(done.map(({ id }) => id)) });
}

function gotten({ intent, plan, concept, choices }: Reply): string[] {
  return [intent, `plan:${plan}`, concept ?? '', choices.length > 1 ? 'choices' : ''];
}

function meantBy(title: string): string[] {
  const plans = [...knowledge.plans.values()].filter((plan) => plan.title === title);
  const cards = [...knowledge.concepts.values()].filter((card) => card.title === title);
  return [...plans.map(({ id }) => `plan:${id}`), ...cards.map(({ id }) => id)];
}

function complaint(asks: string, { intent, plan, concept, choices }: Reply): string {
  return `${asks} → ${intent} ${plan ?? ''} ${concept ?? ''} ${choices.join(', ')}`;
}
