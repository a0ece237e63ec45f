import { openSearch } from '../search/search.ts';
import { type Library, topicsOf } from '../search/topics.ts';
import type { Knowledge } from './situation.ts';

/** Makes what is written searchable; takes half a second. */
export function openKnowledge(library: Library): Knowledge {
  return {
    concepts: new Map(library.concepts.map((concept) => [concept.id, concept])),
    search: openSearch(topicsOf(library)),
  };
}
