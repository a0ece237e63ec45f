import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { atOnce, type InParts } from '../in-parts.ts';
import { learnCards } from '../search/card-model.ts';
import { openOnTopic } from '../search/on-topic.ts';
import { learnSearch, learnVocabulary } from '../search/search.ts';
import { learnSpelling } from '../search/spelling.ts';
import type { Topic } from '../search/topic.ts';
import { topicsOf, type WithGlossary } from '../search/topics.ts';
import { traitsBy } from '../search/traits.ts';
import { wordsIn } from '../search/words.ts';
import { nameKey, namesOf } from './find-concept.ts';
import { learnParts } from './lesson-parts.ts';
import { openLevels } from './level.ts';
import { MessageReader } from './message-reader.ts';
import type { Knowledge } from './situation.ts';
import { openTerms } from './terms-asked.ts';

type Sources = WithGlossary & { readonly phrases: Phrases; readonly dangers: Phrases };

/** Makes what is written searchable, and learns how people ask. */
export function openKnowledge(sources: Sources): Knowledge {
  return atOnce(learnKnowledge(sources));
}

/** It takes about a second. */
export function* learnKnowledge({ phrases, dangers, ...library }: Sources): InParts<Knowledge> {
  const { concepts, lessons, glossary } = library;
  const reader = yield* MessageReader.learn({ phrases, dangers, concepts });
  const topics = topicsOf(library);
  yield;
  const vocabulary = yield* learnVocabulary(topics);
  const search = yield* learnSearch(topics, vocabulary);
  const spell = yield* learnSpelling({
    known: [
      ...topics.flatMap(wordingOf),
      ...lessons.map(({ content }) => content),
      ...[...phrases.values(), ...dangers.values()].flat(),
    ],
    names: [...concepts.flatMap(namesOf), ...glossary.flatMap(({ names }) => names)],
  });
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    search,
    lookUp: openOnTopic(topics, search, spell),
    likelihoods: yield* learnCards(concepts, traitsBy(vocabulary)),
    spell,
    termNamed: openTerms(glossary),
    idsByName: new Map(concepts.flatMap(idsByName)),
    read: (message) => reader.read(message),
    levelOf: openLevels(lessons),
    partAbout: yield* learnParts(lessons),
  };
}

function idsByName(concept: Concept) {
  return namesOf(concept).map((name) => [nameKey(wordsIn(name)), concept.id] as const);
}

function wordingOf({ names, title, asked, description, steps, explanation }: Topic): string[] {
  return [...names, title, ...asked, description, ...steps, explanation];
}
