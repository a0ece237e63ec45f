import type { Area, Concept } from '@hbg/content/concept';
import type { MasteryArea, Term } from '@hbg/contract/mastery';

const areaOf = {
  'python-mastery': 'python',
  'html-mastery': 'html-css',
} as const satisfies Record<MasteryArea, Area>;

/** By their names, as a lexicon has them. */
export function termsOf(concepts: Iterable<Concept>, area: MasteryArea): Term[] {
  return Iterator.from(concepts)
    .filter((concept) => concept.area === areaOf[area])
    .map(({ id, title, names, short, example }) => ({
      id,
      title,
      names: [...names],
      definition: short,
      example: { ...example },
    }))
    .toArray()
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
}
