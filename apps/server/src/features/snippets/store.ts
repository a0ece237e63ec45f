import type { LearnerId } from '@hbg/contract/account';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type SnippetRow = Selectable<Schema['snippet']>;
export type Authored = SnippetRow & { readonly author: string };

/** How often it was liked and looked at, by whom. */
export type Uses = {
  readonly likes: readonly Selectable<Schema['snippet_like']>[];
  readonly views: readonly Selectable<Schema['snippet_view']>[];
};

/** All of it, so that it can come back as it was. */
export type Erased = { readonly row: SnippetRow; readonly uses: Uses };

/** Of the whole house but for what others keep for themselves, the newest first. */
export function readVisible(db: Db, learner: LearnerId): Promise<Authored[]> {
  return authored(db)
    .where((eb) => eb.or([eb('is_private', '=', 0), eb('learner_id', '=', learner)]))
    .orderBy('created_at', 'desc')
    .orderBy('snippet.id', 'desc')
    .execute();
}

export async function findSnippet(db: Db, id: string): Promise<Authored | null> {
  return (await authored(db).where('snippet.id', '=', id).executeTakeFirst()) ?? null;
}

function authored(db: Db) {
  return db
    .selectFrom('snippet')
    .innerJoin('learner', 'learner.id', 'snippet.learner_id')
    .selectAll('snippet')
    .select('learner.name as author');
}

/** Of all snippets, or of one. */
export async function readUses(db: Db, id?: string): Promise<Uses> {
  const likes = db.selectFrom('snippet_like').selectAll();
  const views = db.selectFrom('snippet_view').selectAll();
  return {
    likes: await (id ? likes.where('snippet', '=', id) : likes).execute(),
    views: await (id ? views.where('snippet', '=', id) : views).execute(),
  };
}

export async function countOwn(db: Db, learner: LearnerId): Promise<number> {
  const { count } = await db
    .selectFrom('snippet')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('learner_id', '=', learner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Under an id that is known already, nothing is added. */
export async function addSnippet(db: Db, row: SnippetRow): Promise<void> {
  await db
    .insertInto('snippet')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function writeSnippet(
  db: Db,
  id: string,
  values: Omit<SnippetRow, 'id' | 'learner_id' | 'created_at'>,
): Promise<void> {
  await db.updateTable('snippet').set(values).where('id', '=', id).execute();
}

export async function dropSnippet(db: Db, id: string): Promise<void> {
  await db.deleteFrom('snippet').where('id', '=', id).execute();
  await db.deleteFrom('snippet_like').where('snippet', '=', id).execute();
  await db.deleteFrom('snippet_view').where('snippet', '=', id).execute();
}

export async function addUses(db: Db, { likes, views }: Uses): Promise<void> {
  if (likes.length > 0)
    await db
      .insertInto('snippet_like')
      .values([...likes])
      .execute();
  if (views.length > 0)
    await db
      .insertInto('snippet_view')
      .values([...views])
      .execute();
}

export async function toggleLike(db: Db, id: string, learner: LearnerId): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('snippet_like')
    .where('snippet', '=', id)
    .where('learner_id', '=', learner)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .insertInto('snippet_like')
    .values({ snippet: id, learner_id: learner })
    .onConflict((conflict) => conflict.columns(['snippet', 'learner_id']).doNothing())
    .execute();
}

/** Once a day. */
export async function noteView(db: Db, id: string, learner: LearnerId, day: string): Promise<void> {
  await db
    .insertInto('snippet_view')
    .values({ snippet: id, learner_id: learner, day, days: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['snippet', 'learner_id'])
        .doUpdateSet((eb) => ({ day, days: eb('snippet_view.days', '+', 1) }))
        .where('snippet_view.day', '!=', day),
    )
    .execute();
}
