import type { Blueprint } from '@hbg/content/blueprint';
import { isSkeleton, type Recipe } from '@hbg/content/recipe';
import {
  type AskedModel,
  learnSubjects,
  openAsked,
  type Subject,
  surer,
} from '../search/asked-model.ts';
import { textKey } from '../search/names.ts';
import { type LearnedSearch, learnSearch, openSearch } from '../search/search.ts';
import type { Topic } from '../search/topic.ts';
import { planTopic } from '../search/topics.ts';
import { traitsBy } from '../search/traits.ts';
import { type LearnedVocabulary, learnVocabulary, Vocabulary } from '../search/vocabulary.ts';

/** How children ask for recipes, and for what there is none. */
export type LearnedRecipes = {
  readonly vocabulary: LearnedVocabulary;
  readonly search: LearnedSearch;
  readonly asked: AskedModel;
};

type Known = { readonly recipes: readonly Recipe[]; readonly blueprints: readonly Blueprint[] };

export function learnRecipes(known: Known): LearnedRecipes {
  const topics = topicsOf(known);
  const vocabulary = learnVocabulary(topics);
  const traits = traitsBy(new Vocabulary(vocabulary));
  return {
    vocabulary,
    search: learnSearch(topics),
    asked: learnSubjects(topics.map(subjectOf), traits),
  };
}

/** What a program can be made from. */
export type Chosen =
  | { readonly kind: 'recipe'; readonly recipe: Recipe }
  | { readonly kind: 'plan'; readonly plan: Blueprint };

/** Null where none is meant for sure. */
export type ChooseRecipe = (description: string) => Chosen | null;

/** So much stands for what nothing fits of. */
const littleFits = 10;
/** There are twelve recipes, and hundreds of plans with more phrases each. */
const ofFew = 6;

/** So likely must it be this one, of all recipes and plans, and so much must fit. */
const least = {
  recipe: { share: 0.5, score: 50 },
  /** There are so many of them that one nearly always fits a bit. */
  plan: { share: 0.7, score: 300 },
};

export function openRecipes(known: Known, learned: LearnedRecipes): ChooseRecipe {
  const topics = topicsOf(known);
  const vocabulary = new Vocabulary(learned.vocabulary);
  const search = openSearch(learned.search, topics, vocabulary);
  const ids = topics.map(({ id }) => id);
  const likelihoods = openAsked(learned.asked, ids, traitsBy(vocabulary), surer);
  const chosen = new Map<string, Chosen>([
    ...known.blueprints.map((plan) => [plan.id, { kind: 'plan', plan }] as const),
    ...known.recipes.map((recipe) => [`recipe/${recipe.id}`, { kind: 'recipe', recipe }] as const),
  ]);
  const written = new Map(
    topics.flatMap(({ id, asked }) => asked.map((phrase) => [textKey(phrase), id])),
  );
  return (description) => {
    const exact = chosen.get(written.get(textKey(description)) ?? '');
    if (exact) return exact;
    const scores = new Map(search(description).map(({ topic, score }) => [topic.id, score]));
    const weighed = Array.from(likelihoods(description), ([id, likelihood]) => {
      const score = scores.get(id) ?? 0;
      const times = chosen.get(id)?.kind === 'recipe' ? ofFew : 1;
      return { id, score, weight: times * likelihood * (littleFits + score) };
    });
    const sum = weighed.reduce((all, { weight }) => all + weight, 0);
    const [best] = weighed.toSorted((a, b) => b.weight - a.weight);
    const found = best && chosen.get(best.id);
    if (!found) return null;
    const { share, score } = least[found.kind];
    return best.weight / sum < share || best.score < score ? null : found;
  };
}

/** Plans that no recipe stands for keep their wishes to themselves. */
function topicsOf({ recipes, blueprints }: Known): Topic[] {
  const plans = new Map(blueprints.map((plan) => [plan.id, plan]));
  const borrowed = new Set(recipes.flatMap((recipe) => recipe.plans));
  return [
    ...recipes.filter((recipe) => !isSkeleton(recipe)).map((each) => recipeTopic(each, plans)),
    ...blueprints.filter(({ id }) => !borrowed.has(id)).map(planTopic),
  ];
}

function recipeTopic(recipe: Recipe, plans: ReadonlyMap<string, Blueprint>): Topic {
  const { id, title, becomes, features } = recipe;
  const own = recipe.plans.flatMap((plan) => plans.get(plan) ?? []);
  return {
    kind: 'plan',
    id: `recipe/${id}`,
    title,
    names: [...recipe.names, ...own.flatMap(({ names }) => names)],
    asked: [...recipe.asked, ...own.flatMap(({ asked }) => asked)],
    description: becomes,
    difficulty: 'Anfänger',
    steps: features,
    codeExample: '',
    explanation: '',
  };
}

function subjectOf({ id, title, names, asked, description }: Topic): Subject {
  return { id, title, names, asked, short: description };
}
