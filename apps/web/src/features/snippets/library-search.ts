import {
  type SnippetCategory,
  type SnippetDifficulty,
  type SnippetLanguage,
  snippetCategories,
  snippetDifficulties,
  snippetLanguages,
} from '@hbg/contract/snippets';

/** What of the library is in view, in the address; what is left out means all. */
export type LibrarySearch = {
  q?: string | undefined;
  sprache?: SnippetLanguage | undefined;
  kategorie?: SnippetCategory | undefined;
  niveau?: SnippetDifficulty | undefined;
};

type Written = { readonly [Name in keyof LibrarySearch]?: unknown };

export function readLibrarySearch({ q, sprache, kategorie, niveau }: Written): LibrarySearch {
  return {
    q: readQuery(q),
    sprache: snippetLanguages.find((language) => language === sprache),
    kategorie: snippetCategories.find((category) => category === kategorie),
    niveau: snippetDifficulties.find((difficulty) => difficulty === niveau),
  };
}

/** The router reads `?q=2048` as a number. */
export function readQuery(q: unknown): string | undefined {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  return text === '' ? undefined : text;
}
