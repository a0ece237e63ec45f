import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { once } from '../once.ts';
import { openCardModel } from '../search/card-model.ts';
import { openOnTopic } from '../search/on-topic.ts';
import { openSearch, vocabularyOf } from '../search/search.ts';
import { openSpelling } from '../search/spelling.ts';
import type { Topic } from '../search/topic.ts';
import { topicsOf, type WithGlossary } from '../search/topics.ts';
import { traitsBy } from '../search/traits.ts';
import { wordsIn } from '../search/words.ts';
import { nameKey, namesOf } from './find-concept.ts';
import { openParts } from './lesson-parts.ts';
import { openLevels } from './level.ts';
import { MessageReader } from './message-reader.ts';
import type { Knowledge } from './situation.ts';
import { openTerms } from './terms-asked.ts';

type Sources = WithGlossary & { readonly phrases: Phrases; readonly dangers: Phrases };

/** Makes what is written searchable, and learns how people ask; who asks first waits till it knows the cards. */
export function openKnowledge({ phrases, dangers, ...library }: Sources): Knowledge {
  const { concepts, lessons, glossary } = library;
  const reader = new MessageReader({ phrases, dangers, concepts });
  const topics = topicsOf(library);
  const vocabulary = vocabularyOf(topics);
  const search = openSearch(topics, vocabulary);
  const spell = openSpelling({
    known: [
      ...topics.flatMap(wordingOf),
      ...lessons.map(({ content }) => content),
      ...[...phrases.values(), ...dangers.values()].flat(),
    ],
    names: [...concepts.flatMap(namesOf), ...glossary.flatMap(({ names }) => names)],
  });
  const cards = once(() => openCardModel(concepts, traitsBy(vocabulary)));
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    search,
    lookUp: openOnTopic(topics, search, spell),
    likelihoods: (message) => cards()(message),
    spell,
    termNamed: openTerms(glossary),
    idsByName: new Map(concepts.flatMap(idsByName)),
    read: (message) => reader.read(message),
    levelOf: openLevels(lessons),
    partAbout: openParts(lessons),
  };
}

function idsByName(concept: Concept) {
  return namesOf(concept).map((name) => [nameKey(wordsIn(name)), concept.id] as const);
}

function wordingOf({ names, title, asked, description, steps, explanation }: Topic): string[] {
  return [...names, title, ...asked, description, ...steps, explanation];
}
