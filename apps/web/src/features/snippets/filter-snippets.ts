import { type Snippet, type SnippetCategory, snippetCategories } from '@hbg/contract/snippets';
import { soughtForm, writtenForms } from '../../ui/matches-german.ts';
import type { LibrarySearch } from './library-search.ts';

/** What the address asks for: a text within title, description or a tag, and exact choices. */
export function filterSnippets(
  snippets: readonly Snippet[],
  { q, sprache, kategorie, niveau }: LibrarySearch,
): Snippet[] {
  const sought = soughtForm(q ?? '');
  return snippets.filter(
    (snippet) =>
      (!sprache || snippet.language === sprache) &&
      (!kategorie || snippet.category === kategorie) &&
      (!niveau || snippet.difficulty === niveau) &&
      formsOf(snippet).some((written) => written.includes(sought)),
  );
}

const forms = new WeakMap<Snippet, readonly string[]>();

/** A line each, so that nothing is found across two of them. */
function formsOf(snippet: Snippet): readonly string[] {
  const known = forms.get(snippet);
  if (known) return known;
  const { title, description, tags } = snippet;
  const made = writtenForms([title, description, ...tags].join('\n'));
  forms.set(snippet, made);
  return made;
}

export type Group = {
  readonly category: SnippetCategory;
  /** Of all that are found, also of those that aren't shown yet. */
  readonly count: number;
  readonly snippets: readonly Snippet[];
};

/** In the order of the categories, the first ones that fit in. */
export function groupSnippets(snippets: readonly Snippet[], most: number): Group[] {
  let left = most;
  return snippetCategories.flatMap((category) => {
    const all = snippets.filter((snippet) => snippet.category === category);
    const shown = all.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length > 0 ? [{ category, count: all.length, snippets: shown }] : [];
  });
}

/** Totals are of the whole library, what is shown and liked of what is found. */
export function figuresOf(all: readonly Snippet[], found: readonly Snippet[]) {
  return {
    count: all.length,
    categories: new Set(found.map(({ category }) => category)).size,
    popular: found.filter(({ likes }) => likes > 0).length,
    views: all.reduce((sum, { views }) => sum + views, 0),
  };
}
