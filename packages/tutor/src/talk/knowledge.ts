import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { type LearnedHarm, learnHarm } from '../guard/harm/harm-reader.ts';
import type { TextTable } from '../learned/text-table.ts';
import { type AskedModel, learnSubjects, openAsked } from '../search/asked-model.ts';
import { namesOf, textKey } from '../search/names.ts';
import { openLookUp, openOnTopic } from '../search/on-topic.ts';
import { type LearnedSearch, learnSearch, openSearch } from '../search/search.ts';
import { learnSpelling, openSpelling } from '../search/spelling.ts';
import type { Topic } from '../search/topic.ts';
import { planTopic, topicsOf, type WithGlossary } from '../search/topics.ts';
import { traitsBy } from '../search/traits.ts';
import { type LearnedVocabulary, learnVocabulary, Vocabulary } from '../search/vocabulary.ts';
import { type LearnedParts, learnParts, openParts } from './lesson-parts.ts';
import { openLevels } from './level.ts';
import { type LearnedMessages, learnMessages, readMessage } from './message-reader.ts';
import { type LearnedOutside, learnOutside, openOutside } from './outside-knowledge.ts';
import { type LearnedQuestions, learnQuestions, openQuestions } from './question-reader.ts';
import type { Knowledge } from './situation.ts';
import { openTerms } from './terms-asked.ts';
import { type LearnedWeights, learnWeights, openWeights, openWritten } from './weigh-subjects.ts';

type Sources = WithGlossary & {
  readonly phrases: Phrases;
  readonly dangers: Phrases;
  readonly answers: Phrases;
  readonly matters: Phrases;
};

/** What was learned of the content, as plain data: made when the product is built. */
export type Learned = {
  readonly messages: LearnedMessages;
  readonly vocabulary: LearnedVocabulary;
  readonly search: LearnedSearch;
  readonly spelling: TextTable;
  readonly cards: AskedModel;
  readonly parts: LearnedParts;
  readonly outside: LearnedOutside;
  readonly questions: LearnedQuestions;
  readonly weights: LearnedWeights;
  readonly harm: LearnedHarm;
};

/** It takes some seconds. */
export function learn({ phrases, dangers, answers, matters, ...library }: Sources): Learned {
  const { concepts, lessons, blueprints } = library;
  const topics = topicsOf(library);
  const vocabulary = learnVocabulary(topics);
  const questions = learnQuestions({ ...library, phrases });
  return {
    messages: learnMessages({ phrases, dangers, concepts }),
    vocabulary,
    search: learnSearch(topics),
    spelling: learnSpelling([
      ...[...topics, ...blueprints.map(planTopic)].flatMap(wordingOf),
      ...lessons.map(({ content }) => content),
      ...[...phrases.values(), ...dangers.values()].flat(),
    ]),
    cards: learnSubjects(concepts, traitsBy(new Vocabulary(vocabulary))),
    parts: learnParts(lessons),
    outside: learnOutside({ ...library, phrases }),
    questions,
    weights: learnWeights({ ...library, phrases }, traitsBy(new Vocabulary(questions.vocabulary))),
    harm: learnHarm({ library, answers, matters }),
  };
}

/** Makes the content searchable, by what was learned of it. */
export function openKnowledge(library: WithGlossary, learned: Learned): Knowledge {
  const { concepts, lessons, glossary, blueprints } = library;
  const topics = topicsOf(library);
  const vocabulary = new Vocabulary(learned.vocabulary);
  const search = openSearch(learned.search, topics, vocabulary);
  const outside = openOutside(library, learned.outside);
  const ids = concepts.map(({ id }) => id);
  const names = [...concepts.flatMap(namesOf), ...glossary.flatMap((term) => term.names)];
  const spell = openSpelling(learned.spelling, names, blueprints.flatMap(namesOf));
  const subjectAsWritten = openWritten(library);
  return {
    ...outside,
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    lessons: new Map(lessons.map((lesson) => [lesson.id, lesson])),
    search,
    lookUp: openLookUp(openOnTopic(topics, search, spell), outside.findPlans, spell),
    likelihoods: openAsked(learned.cards, ids, traitsBy(vocabulary)),
    spell,
    termNamed: openTerms(glossary),
    idsByName: new Map(concepts.flatMap(idsByName)),
    read: (message) => readMessage(learned.messages, message),
    levelOf: openLevels(lessons),
    partAbout: openParts(learned.parts),
    questions: new Map(library.questions.map((question) => [question.id, question])),
    readQuestion: openQuestions(library.questions, learned.questions),
    weighSubjects: openWeights(
      learned.weights,
      traitsBy(new Vocabulary(learned.questions.vocabulary)),
      subjectAsWritten,
    ),
    subjectAsWritten,
  };
}

function idsByName(concept: Concept) {
  return namesOf(concept).map((name) => [textKey(name), concept.id] as const);
}

function wordingOf({ names, title, asked, description, steps, explanation }: Topic): string[] {
  return [...names, title, ...asked, description, ...steps, explanation];
}
