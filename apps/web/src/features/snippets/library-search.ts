import {
  type SnippetCategory,
  type SnippetDifficulty,
  type SnippetLanguage,
  snippetCategories,
  snippetDifficulties,
  snippetLanguages,
} from '@hbg/contract/snippets';
import type { LibraryAddress } from './library-address.ts';

/** What of the library is in view; what is left out means all. */
export type LibrarySearch = {
  q?: string | undefined;
  sprache?: SnippetLanguage | undefined;
  kategorie?: SnippetCategory | undefined;
  niveau?: SnippetDifficulty | undefined;
};

export function readLibrarySearch({
  q,
  sprache,
  kategorie,
  niveau,
}: LibraryAddress): LibrarySearch {
  return {
    q,
    sprache: snippetLanguages.find((language) => language === sprache),
    kategorie: snippetCategories.find((category) => category === kategorie),
    niveau: snippetDifficulties.find((difficulty) => difficulty === niveau),
  };
}
