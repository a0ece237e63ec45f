import type { Blueprint } from '@hbg/content/blueprint';
import { weightOf } from '../search/fit.ts';
import { nameKey, namesOf, textKey } from '../search/names.ts';
import { isFiller, stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import type { Knowledge } from './situation.ts';

/** `share`: how likely it's this plan rather than another. */
export type PlanMeant = {
  readonly plan: Blueprint;
  readonly share: number;
  /** How much fits. */
  readonly score: number;
  /** It was called by a name. */
  readonly isNamed: boolean;
};

/** Of so many plans each is less likely than of few. Tried out on phrases that were held back. */
const sharper = 1.2;

/** So likely must a plan be that has a word of its name. */
const likely = 0.8;

/** A name may stand there by chance. */
const ofName = 2;

/** The plans that a message may ask for, the best first. */
export function plansMeant(knowledge: Knowledge, message: string): PlanMeant[] {
  const { plans, findPlans, planLikelihoods } = knowledge;
  const scores = new Map(findPlans(message).map(({ topic, score }) => [topic.id, score]));
  const said = new Set([...stemsIn(message), ...joinedIn(message).map(stemOf)]);
  const called = planOfTopic(knowledge, said);
  const likelihoods = planLikelihoods(message);
  const weighed = [...plans.values()].map((plan) => {
    const score = scores.get(plan.id) ?? 0;
    const named = isNamed(plan, said);
    const likelihood = (likelihoods.get(plan.id) ?? 0) * (named ? ofName : 1);
    return { plan, score, share: weightOf(likelihood, score) ** sharper, isNamed: named };
  });
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return weighed
    .map((each) => Object.assign(each, { share: each.share / sum }))
    .map((each) =>
      each.plan === called && each.share > likely ? Object.assign(each, { isNamed: true }) : each,
    )
    .toSorted((a, b) => b.share - a.share);
}

/** Words far from each other aren't one that was written in parts. */
const mostJoined = 6;

/** Of a message that is the name of a plan and says nothing else; cards come before plans. */
export function planOfName(
  { planIdsByName, plans, idsByName }: Knowledge,
  message: string,
): Blueprint | undefined {
  const wished = message.replace(howToBegin, ' ');
  const telling = asksWhy.test(message) ? [] : [tellingWords(wished)];
  const words = [wordsIn(message), ...telling];
  const joined = wordsIn(message).length > mostJoined ? [] : words.map((each) => [each.join('')]);
  const keys = [...words, ...joined].map(nameKey);
  const plan = plans.get(keys.flatMap((key) => planIdsByName.get(key) ?? [])[0] ?? '');
  const isTitle = plan !== undefined && textKey(plan.title) === keys[0];
  return isTitle || !keys.some((key) => idsByName.has(key)) ? plan : undefined;
}

/** `Wieso heißt Python wie eine Schlange?` calls no plan, though it says a name and little else. */
const asksWhy = /^\W*(?:wieso|warum|weshalb|woher|wer|seit wann)(?!\p{L})/iu;

const howToBegin =
  /(?<!\p{L})(?:wie|womit|wo) (?:fang|fange|beginn|beginne|start|starte) ich(?: da| am besten| damit)*(?: an| los)?(?!\p{L})/iu;

const shortestPart = 3;

/** Those that an answer names, to be chosen. */
export function plansNamedIn(text: string, { plans }: Knowledge): string[] {
  const titles = titlesIn.get(plans) ?? new Set(Array.from(plans.values(), ({ title }) => title));
  titlesIn.set(plans, titles);
  const named = Array.from(text.matchAll(/[*„]+([^*“]+)[*“]+/g), ([, name = '']) => name);
  return [...new Set(named)].filter((name) => titles.has(name));
}

const titlesIn = new WeakMap<Knowledge['plans'], ReadonlySet<string>>();

/** A plan whose name is written in two words, also beside others: `fussball tabelle ausrechnen`. */
export function planOfParts({ planIdsByName, plans }: Knowledge, message: string) {
  const ids = joinedIn(message).flatMap((word) => planIdsByName.get(nameKey([word])) ?? []);
  return plans.get(ids[0] ?? '');
}

/** Many write `fussball tabelle`, where the plan is called `Fußballtabelle`. */
function joinedIn(message: string): string[] {
  const words = wordsIn(message);
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return Math.min(word.length, before.length) < shortestPart ? [] : [before + word];
  });
}

function isNamed(plan: Blueprint, said: ReadonlySet<string>): boolean {
  const names = stemsOfNames.get(plan) ?? namesOf(plan).map(stemsIn);
  stemsOfNames.set(plan, names);
  return names.some((name) => name.every((stem) => said.has(stem)));
}

const shortestTopic = 8;

/** By the word that only one plan's names begin with: `Taschengeld` of the `Taschengeld-Planer`. */
function planOfTopic({ plans }: Knowledge, said: ReadonlySet<string>): Blueprint | undefined {
  const topics = topicsOf.get(plans) ?? topicsIn(plans);
  topicsOf.set(plans, topics);
  const called = [...said].map((stem) => topics.get(stem)).filter((ids) => ids?.size === 1);
  const [first] = called[0] ?? [];
  return called.length === 1 ? plans.get(first ?? '') : undefined;
}

type Topics = ReadonlyMap<string, ReadonlySet<string>>;

function topicsIn(plans: Knowledge['plans']): Topics {
  const topics = new Map<string, Set<string>>();
  for (const plan of plans.values()) {
    for (const [stem = ''] of namesOf(plan).map(stemsIn)) {
      if (stem.length < shortestTopic || isFiller(stem)) continue;
      topics.set(stem, (topics.get(stem) ?? new Set()).add(plan.id));
    }
  }
  return topics;
}

const topicsOf = new WeakMap<Knowledge['plans'], Topics>();

const stemsOfNames = new WeakMap<Blueprint, readonly (readonly string[])[]>();
