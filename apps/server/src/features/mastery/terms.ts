import type { Area, Concept } from '@hbg/content/concept';
import type { MasteryArea, Term } from '@hbg/contract/mastery';
import type { Content } from '../../content.ts';

const areaOf = {
  'python-mastery': 'python',
  'html-mastery': 'html-css',
} as const satisfies Record<MasteryArea, Area>;

/** By their names, as a lexicon has them. */
export function termsOf(content: Content, area: MasteryArea): Term[] {
  const chapters = chaptersOfCards(content, area);
  return Iterator.from(content.concepts.values())
    .filter((concept) => concept.area === areaOf[area])
    .map((concept) => ({
      id: concept.id,
      title: concept.title,
      names: [...concept.names],
      definition: concept.short,
      category: categoryOf(concept, chapters),
      example: { ...concept.example },
    }))
    .toArray()
    .toSorted((a, b) => a.title.localeCompare(b.title, 'de'));
}

type Chapters = ReadonlyMap<string, string>;

/** Of each card the chapter in which it comes first: of the mastery, else of a course. */
function chaptersOfCards({ mastery, lessons }: Content, area: MasteryArea): Chapters {
  const chapters = mastery.find((one) => one.area === area)?.chapters ?? [];
  const inMastery = chapters.flatMap(({ title, lessons: taught }) =>
    taught.flatMap(({ unit }) => unit.concepts.map((card) => [card, title] as const)),
  );
  const inCourses = [...lessons.values()].flatMap(({ category, concepts }) =>
    concepts.map((card) => [card, category] as const),
  );
  return new Map([...inMastery, ...inCourses].toReversed());
}

/** What no chapter has belongs where the card most like it is learned. */
function categoryOf({ id, related }: Concept, chapters: Chapters): string {
  const [category = 'Weiteres'] = [id, ...related].flatMap((card) => chapters.get(card) ?? []);
  return category;
}
