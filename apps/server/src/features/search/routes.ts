import { search } from '@hbg/contract/search';
import type { Topic } from '@hbg/tutor/search/topic';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';

const mostResults = 10;

export function searchEndpoints({ content, rates }: Context): Endpoint[] {
  return [
    endpoint(search, async ({ body, learner }) => {
      const wait = rates.searching.take(learner.id);
      if (wait > 0) return refuse('tooOften', wait);
      const { lookUp } = content.knowledge;
      const found = lookUp(body.query).slice(0, mostResults);
      return { results: found.map(({ topic }) => resultOf(topic)) };
    }),
  ];
}

function resultOf({
  title: topic,
  description,
  difficulty,
  steps,
  codeExample,
  explanation,
}: Topic) {
  return { topic, description, difficulty, steps: [...steps], codeExample, explanation };
}
