import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { openSearch } from '../search/search.ts';
import { type Library, topicsOf } from '../search/topics.ts';
import { wordsIn } from '../search/words.ts';
import { nameKey, namesOf } from './find-concept.ts';
import { openParts } from './lesson-parts.ts';
import { openLevels } from './level.ts';
import { MessageReader } from './message-reader.ts';
import type { Knowledge } from './situation.ts';

type Sources = Library & { readonly phrases: Phrases; readonly dangers: Phrases };

/** Makes what is written searchable, and learns how people ask; takes a second. */
export function openKnowledge({ phrases, dangers, ...library }: Sources): Knowledge {
  const { concepts } = library;
  const reader = new MessageReader({ phrases, dangers, concepts });
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    search: openSearch(topicsOf(library)),
    idsByName: new Map(concepts.flatMap(idsByName)),
    read: (message) => reader.read(message),
    levelOf: openLevels(library.lessons),
    partAbout: openParts(library.lessons),
  };
}

function idsByName(concept: Concept) {
  return namesOf(concept).map((name) => [nameKey(wordsIn(name)), concept.id] as const);
}
