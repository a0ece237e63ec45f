import { search } from '@hbg/contract/search';
import type { Topic } from '@hbg/tutor/search/topic';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';

const mostResults = 10;

export function searchEndpoints({ content }: Context): Endpoint[] {
  return [
    endpoint(search, async ({ body }) => {
      const { lookUp } = await content.knowledge();
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
