import type { Blueprint } from '@hbg/content/blueprint';
import {
  type AskedModel,
  learnSubjects,
  openAsked,
  type Subject,
  surer,
} from '../search/asked-model.ts';
import { namesOf, textKey } from '../search/names.ts';
import { type LearnedSearch, learnSearch, openSearch } from '../search/search.ts';
import { planTopic, topicsOf, type WithGlossary } from '../search/topics.ts';
import { traitsBy } from '../search/traits.ts';
import { type LearnedVocabulary, learnVocabulary, Vocabulary } from '../search/vocabulary.ts';
import { type LearnedOpen, learnOpen, type OpenSources, openReader } from './open-reader.ts';
import type { Knowledge } from './situation.ts';

/** What was learned for talks outside of lessons: apart from the rest, which it doesn't change. */
export type LearnedOutside = {
  readonly vocabulary: LearnedVocabulary;
  readonly search: LearnedSearch;
  readonly plans: AskedModel;
  readonly wishes: LearnedOpen;
};

type Sources = WithGlossary & Pick<OpenSources, 'phrases'>;

export function learnOutside(sources: Sources): LearnedOutside {
  const { blueprints } = sources;
  const topics = blueprints.map(planTopic);
  const vocabulary = learnVocabulary([...topicsOf(sources), ...topics]);
  const traits = traitsBy(new Vocabulary(vocabulary));
  return {
    vocabulary,
    search: learnSearch(topics),
    plans: learnSubjects(blueprints.map(subjectOf), traits),
    wishes: learnOpen(sources, traits),
  };
}

type Outside = Pick<
  Knowledge,
  'plans' | 'findPlans' | 'planLikelihoods' | 'planIdsByName' | 'readOpen'
>;

export function openOutside({ blueprints }: WithGlossary, learned: LearnedOutside): Outside {
  const vocabulary = new Vocabulary(learned.vocabulary);
  const traits = traitsBy(vocabulary);
  const ids = blueprints.map(({ id }) => id);
  return {
    plans: new Map(blueprints.map((plan) => [plan.id, plan])),
    findPlans: openSearch(learned.search, blueprints.map(planTopic), vocabulary),
    planLikelihoods: openAsked(learned.plans, ids, traits, surer),
    // A title comes before what others are called besides.
    planIdsByName: new Map([
      ...blueprints.flatMap(idsByName),
      ...blueprints.map(({ id, title }) => [textKey(title), id] as const),
    ]),
    readOpen: openReader(learned.wishes, traits),
  };
}

function idsByName(plan: Blueprint) {
  return namesOf(plan).map((name) => [textKey(name), plan.id] as const);
}

/** What is done with it tells plans apart better than what they become alone. */
function subjectOf(plan: Blueprint): Subject {
  const { becomes, start, steps, ideas } = plan;
  return { ...plan, short: [becomes, start, ...steps, ...ideas].join(' ') };
}
