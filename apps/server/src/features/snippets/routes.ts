import type { LearnerId } from '@hbg/contract/account';
import {
  changeSnippet,
  createSnippet,
  eraseSnippet,
  likeSnippet,
  listSnippets,
  type SnippetDraft,
  viewSnippet,
} from '@hbg/contract/snippets';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { beforeOthersSee } from './before-others-see.ts';
import { eraseIn, keepNew, valuesOf } from './keep-snippet.ts';
import { builtInId, figuresBy, shownBuiltIn, shownSnippet } from './shown-snippet.ts';
import {
  type Authored,
  findSnippet,
  noteView,
  readUses,
  readVisible,
  toggleLike,
  writeSnippet,
} from './store.ts';

export function snippetEndpoints(context: Context): Endpoint[] {
  return [...libraryEndpoints(context), ...ownEndpoints(context), ...useEndpoints(context)];
}

function libraryEndpoints(context: Context): Endpoint[] {
  const { content, database, writes } = context;
  const { db } = database;
  return [
    endpoint(listSnippets, async ({ learner }) => {
      const rows = await readVisible(db, learner.id);
      const figuresOf = figuresBy(await readUses(db), learner.id);
      return [
        ...rows.map((row) => shownSnippet(row, figuresOf(row.id), learner.id)),
        ...content.snippets.map((each) => shownBuiltIn(each, figuresOf(builtInId(each)))),
      ];
    }),
    endpoint(createSnippet, async ({ body: { id, ...sent }, learner }) => {
      const refused = whyNotWritten(context, learner.id, sent);
      if (refused) return refused;
      const checked = beforeOthersSee(sent, content.knowledge);
      if (checked.kind === 'refused') return refuse(checked.why);
      const { draft, isMasked } = checked;
      const keep = (trx: Db) => keepNew(trx, context, { id, learner: learner.id, draft });
      const outcome = await writes.watch(() => db.transaction().execute(keep));
      if (outcome.kind !== 'kept') return refuse(outcome.kind);
      const figures = await figuresOf(db, id, learner.id);
      return { snippet: shownSnippet(outcome.row, figures, learner.id), isMasked };
    }),
  ];
}

function ownEndpoints(context: Context): Endpoint[] {
  const { content, database, writes, erased } = context;
  const { db } = database;
  return [
    endpoint(changeSnippet, async ({ params: { id }, body, learner }) => {
      const refused = whyNotWritten(context, learner.id, body);
      if (refused) return refused;
      const own = await findOwn(context, id, learner.id);
      if ('why' in own) return refuse(own.why);
      const checked = beforeOthersSee(body, content.knowledge);
      if (checked.kind === 'refused') return refuse(checked.why);
      const values = valuesOf(checked.draft);
      await writes.watch(() => writeSnippet(db, id, values));
      const figures = await figuresOf(db, id, learner.id);
      const snippet = shownSnippet({ ...own.row, ...values }, figures, learner.id);
      return { snippet, isMasked: checked.isMasked };
    }),
    endpoint(eraseSnippet, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const own = await findOwn(context, id, learner.id);
      if ('why' in own) return refuse(own.why);
      const erase = (trx: Db) => eraseIn(trx, own.row);
      erased.keep(id, await writes.watch(() => db.transaction().execute(erase)));
      return undefined;
    }),
  ];
}

function useEndpoints(context: Context): Endpoint[] {
  const { clock, database, days, writes } = context;
  const { db } = database;
  return [
    endpoint(likeSnippet, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await isVisible(context, id, learner.id))) return refuse('unknownSnippet');
      const toggle = (trx: Db) => toggleLike(trx, id, learner.id);
      await writes.watch(() => db.transaction().execute(toggle));
      return figuresOf(db, id, learner.id);
    }),
    endpoint(viewSnippet, async ({ params: { id }, learner }) => {
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      if (!(await isVisible(context, id, learner.id))) return refuse('unknownSnippet');
      await writes.watch(() => noteView(db, id, learner.id, days.dayOf(clock.now())));
      return figuresOf(db, id, learner.id);
    }),
  ];
}

async function figuresOf(db: Db, id: string, learner: LearnerId) {
  return figuresBy(await readUses(db, id), learner)(id);
}

/** What others will see is read like what is said to the tutor, and takes as long. */
function whyNotWritten(context: Context, learner: LearnerId, { isPrivate }: SnippetDraft) {
  const refused = whyNotNow(context, learner);
  if (refused || isPrivate) return refused;
  const wait = context.rates.talking.take(learner);
  return wait > 0 ? refuse('tooOften', wait) : null;
}

type Own = { readonly row: Authored } | { readonly why: 'unknownSnippet' | 'notOwn' };

/** Nobody learns that somebody else has a private one. */
async function findOwn(context: Context, id: string, learner: LearnerId): Promise<Own> {
  const row = await findSnippet(context.database.db, id);
  if (row?.learner_id === learner) return { row };
  return { why: isBuiltIn(context, id) || row?.is_private === 0 ? 'notOwn' : 'unknownSnippet' };
}

async function isVisible(context: Context, id: string, learner: LearnerId): Promise<boolean> {
  if (isBuiltIn(context, id)) return true;
  const row = await findSnippet(context.database.db, id);
  return row !== null && (row.is_private === 0 || row.learner_id === learner);
}

function isBuiltIn({ content }: Context, id: string): boolean {
  return content.snippets.some((snippet) => builtInId(snippet) === id);
}
