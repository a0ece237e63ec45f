import { ownCategories } from '@hbg/contract/snippets';
import { isoTime } from '../apps/server/src/clock.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { valuesOf } from '../apps/server/src/features/snippets/keep-snippet.ts';
import { addSnippet } from '../apps/server/src/features/snippets/store.ts';

export const librarySize = 1_000;

/** Each is found by one of these words. */
export const libraryWords = ['Stern', 'Raster', 'Würfel'] as const;

/** As many children fill it in years. */
export async function writeLibrary(folder: string): Promise<void> {
  const { db } = openDatabase({ DATA_DIR: folder });
  const created_at = isoTime(Date.now());
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < librarySize; at += 1) {
      const id = crypto.randomUUID();
      await addSnippet(trx, { id, learner_id: 1 + (at % 2), created_at, ...valuesOf(draftOf(at)) });
    }
  });
  await db.destroy();
}

function draftOf(at: number) {
  // Of each word another number, so that whoever changes it sees another count.
  const word = libraryWords[at % 7 < 4 ? 0 : at % 7 < 6 ? 1 : 2];
  return {
    title: `${word} ${at}`,
    description: `Zeichnet ${at % 9} bunte Formen in ein Feld und zählt sie danach.`,
    code: `for nummer in range(${at}):\n    print("*" * nummer)\n`.repeat(6),
    language: 'python' as const,
    category: ownCategories[at % ownCategories.length] ?? 'Grundlagen',
    tags: ['muster', `reihe-${at % 50}`],
    difficulty: 'beginner' as const,
    isPrivate: false,
  };
}
