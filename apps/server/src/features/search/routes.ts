import type { Answer } from '@hbg/contract/route';
import { search } from '@hbg/contract/search';
import type { Topic } from '@hbg/tutor/search/topic';
import type { Content } from '../../content.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { builtInId } from '../snippets/shown-snippet.ts';
import { findPaths } from './find-paths.ts';
import { findHouseSnippets } from './house-snippets.ts';
import { findOwnProjects } from './own-projects.ts';
import { placeOf } from './place-of.ts';

const mostResults = 10;
/** The content has room beside what learners have made. */
const most = { named: 4, mentioned: 3 };

export function searchEndpoints({ content, database, rates }: Context): Endpoint[] {
  return [
    endpoint(search, async ({ body: { query }, learner }) => {
      const wait = rates.searching.take(learner.id);
      if (wait > 0) return refuse('tooOften', wait);
      const projects = await findOwnProjects(database.db, learner.id, query);
      const snippets = await findHouseSnippets(database.db, learner.id, query);
      const paths = findPaths(content.paths, query);
      const named = [...projects.named, ...snippets.named, ...paths.named].slice(0, most.named);
      const mentioned = [...projects.mentioned, ...snippets.mentioned, ...paths.mentioned].slice(
        0,
        most.mentioned,
      );
      const left = mostResults - named.length - mentioned.length;
      const known = content.knowledge.lookUp(query).slice(0, left);
      const inContent = known.map(({ topic }) => resultOf(topic, content));
      return { results: [...named, ...inContent, ...mentioned] };
    }),
  ];
}

function resultOf(topic: Topic, content: Content): Answer<typeof search>['results'][number] {
  const { kind, id, title, description, difficulty, steps, codeExample, explanation } = topic;
  return {
    kind,
    place: placeOf(topic, content),
    topic: title,
    description,
    difficulty,
    steps: [...steps],
    codeExample,
    language: languageOf(topic, content),
    explanation,
    ...(kind === 'snippet' && { snippet: builtInId({ id: Number(id) }) }),
  };
}

/** Cards and lessons are about Python. */
function languageOf({ kind, id }: Topic, { snippets, knowledge }: Content) {
  if (kind === 'plan') return knowledge.plans.get(id)?.codeLanguage ?? 'python';
  const snippet = kind === 'snippet' && snippets.find((each) => String(each.id) === id);
  return snippet ? snippet.language : 'python';
}
