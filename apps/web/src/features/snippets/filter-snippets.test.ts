import { expect, test } from 'vitest';
import { figuresOf, filterSnippets, groupSnippets } from './filter-snippets.ts';
import { snippetNamed } from './testing/library-server.ts';

const dice = snippetNamed('Würfelbecher', { tags: ['Zufall'], likes: 2, views: 5 });
const list = snippetNamed('Liste filtern', {
  description: 'Behält nur, was passt.',
  category: 'Arrays',
  difficulty: 'advanced',
});
const grid = snippetNamed('Raster', { language: 'css', category: 'Layout', views: 1 });
const all = [grid, dice, list];

test.each([
  [{}, all],
  [{ q: 'WÜRFEL' }, [dice]],
  [{ q: 'wuerfel' }, [dice]],
  [{ q: 'zufall' }, [dice]],
  [{ q: 'nur, was' }, [list]],
  [{ q: 'becher zufall' }, []],
  [{ q: ' raster ' }, [grid]],
  [{ sprache: 'css' as const }, [grid]],
  [{ kategorie: 'Arrays' as const }, [list]],
  [{ niveau: 'beginner' as const }, [grid, dice]],
  [{ q: 'raster', niveau: 'advanced' as const }, []],
])('%j leaves what fits in every respect', (search, left) => {
  expect(filterSnippets(all, search)).toEqual(left);
});

test('groups stand in the order of the categories, the first that fit in', () => {
  const shown = groupSnippets(all, 2).map(({ category, count, snippets }) => [
    category,
    count,
    snippets.map(({ title }) => title),
  ]);
  expect(shown).toEqual([
    ['Grundlagen', 1, ['Würfelbecher']],
    ['Arrays', 1, ['Liste filtern']],
  ]);
});

test('snippets and views are counted in the whole library, the others in what is found', () => {
  expect(figuresOf(all, all)).toEqual({ count: 3, categories: 3, popular: 1, views: 6 });
  expect(figuresOf(all, [grid])).toEqual({ count: 3, categories: 1, popular: 0, views: 6 });
  expect(figuresOf(all, [])).toEqual({ count: 3, categories: 0, popular: 0, views: 6 });
});
