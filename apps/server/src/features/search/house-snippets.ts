import type { LearnerId } from '@hbg/contract/account';
import type { SnippetDifficulty } from '@hbg/contract/snippets';
import type { Db } from '../../db/database.ts';
import { tagsOf } from '../snippets/shown-snippet.ts';
import { type Authored, readVisible } from '../snippets/store.ts';
import { holdsWordsOf } from './holds-words-of.ts';
import { libraryPlace } from './place-of.ts';

const most = 3;

const difficulties: Readonly<Record<SnippetDifficulty, string>> = {
  beginner: 'Anfänger',
  intermediate: 'Fortgeschritten',
  advanced: 'Experte',
};

/** Snippets of the house's learners in which every word stands that was asked for. */
export async function findHouseSnippets(db: Db, learner: LearnerId, query: string) {
  const holdsAll = holdsWordsOf(query);
  const rows = await readVisible(db, learner);
  const found = rows.filter((row) => holdsAll([row.title, row.description, ...tagsOf(row)]));
  const isNamed = ({ title }: Authored) => holdsAll([title]);
  return {
    named: found.filter(isNamed).slice(0, most).map(resultOf),
    mentioned: found
      .filter((row) => !isNamed(row))
      .slice(0, most)
      .map(resultOf),
  };
}

function resultOf({ id, title, description, difficulty, language, code, author }: Authored) {
  return {
    kind: 'snippet' as const,
    place: libraryPlace(title),
    topic: title,
    description: description || `Ein Snippet von ${author}.`,
    difficulty: difficulties[difficulty],
    steps: [],
    codeExample: code,
    language,
    explanation: '',
    snippet: id,
  };
}
