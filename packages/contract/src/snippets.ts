import * as z from 'zod/mini';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { uuid } from './uuid.ts';

export const snippetLanguages = ['python', 'javascript', 'java', 'html', 'css'] as const;
export const snippetDifficulties = ['beginner', 'intermediate', 'advanced'] as const;
/** Those that learners choose from. */
export const ownCategories = [
  'Grundlagen',
  'Schleifen',
  'Funktionen',
  'Arrays',
  'Klassen',
  'Algorithmen',
] as const;
/** In the order in which they are shown. */
export const snippetCategories = [...ownCategories, 'Layout'] as const;

/** Characters; `tags` and `own` are numbers, of one snippet and of one learner. */
export const snippetLimits = {
  title: 80,
  description: 300,
  code: 10_000,
  tag: 30,
  tags: 8,
  own: 500,
} as const;

const language = z.enum(snippetLanguages);
const difficulty = z.enum(snippetDifficulties);
export type SnippetLanguage = z.infer<typeof language>;
export type SnippetDifficulty = z.infer<typeof difficulty>;
export type SnippetCategory = (typeof snippetCategories)[number];
export type OwnCategory = (typeof ownCategories)[number];

const snippet = z.object({
  /** `hbg-1` for one that comes with the house. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  code: z.string(),
  language,
  category: z.enum(snippetCategories),
  tags: z.array(z.string()),
  difficulty,
  author: z.string(),
  isOwn: z.boolean(),
  /** Nobody but its author sees it. */
  isPrivate: z.boolean(),
  likes: z.int(),
  isLiked: z.boolean(),
  views: z.int(),
  createdAt: z.string(),
});
export type Snippet = z.infer<typeof snippet>;

function upTo(most: number) {
  return z.maxLength(most, `Höchstens ${most.toLocaleString('de')} Zeichen`);
}

const draft = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Gib ihm einen Titel'), upTo(snippetLimits.title)),
  description: z.string().check(z.trim(), upTo(snippetLimits.description)),
  code: z.string().check(
    z.refine((code) => code.trim() !== '', 'Hier fehlt noch der Code'),
    upTo(snippetLimits.code),
  ),
  language,
  category: z.enum(ownCategories),
  tags: z
    .array(z.string().check(z.trim(), z.minLength(1), upTo(snippetLimits.tag)))
    .check(z.maxLength(snippetLimits.tags, `Höchstens ${snippetLimits.tags} Tags`)),
  difficulty,
  isPrivate: z.boolean(),
});
export type SnippetDraft = z.infer<typeof draft>;

const kept = z.object({
  snippet,
  /** Something personal in it was covered before others could see it. */
  isMasked: z.boolean(),
});

const refusals = {
  unkind: { status: 422, text: 'Das könnte jemandem wehtun oder schaden.' },
  worrying: { status: 422, text: 'Das klingt, als bräuchte jemand Hilfe.' },
  notOwn: { status: 403, text: 'Dieses Snippet gehört jemand anderem.' },
  unknownSnippet: { status: 404, text: 'Dieses Snippet gibt es nicht.' },
  full: { status: 409, text: `Mehr als ${snippetLimits.own} eigene Snippets passen nicht hinein.` },
} as const;
const { unkind, worrying, notOwn, unknownSnippet, full } = refusals;

const params = z.object({
  id: z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9-]{1,40}$/)),
});

export const listSnippets = route({
  method: 'GET',
  path: '/api/snippets',
  summary:
    'The snippets that this learner may see: of the house’s learners, newest first, and built in.',
  answer: z.array(snippet),
});

export const createSnippet = route({
  method: 'POST',
  path: '/api/snippets',
  summary:
    'Keeps a snippet of one’s own; the same id is kept once, and one that was just erased comes back as it was liked and seen.',
  body: z.extend(draft, {
    /** Made by who sends it, so that sending it again is harmless. */
    id: uuid,
  }),
  answer: kept,
  refusals: { unkind, worrying, full, notOwn, otherLearner, tooOften },
});

export const changeSnippet = route({
  method: 'PUT',
  path: '/api/snippets/:id',
  summary: 'Changes a snippet of one’s own.',
  params,
  body: draft,
  answer: kept,
  refusals: { unkind, worrying, unknownSnippet, notOwn, otherLearner, tooOften },
});

export const eraseSnippet = route({
  method: 'DELETE',
  path: '/api/snippets/:id',
  summary: 'Erases a snippet of one’s own, with its likes and views.',
  params,
  answer: z.void(),
  refusals: { unknownSnippet, notOwn, otherLearner, tooOften },
});

export const likeSnippet = route({
  method: 'POST',
  path: '/api/snippets/:id/like',
  summary: 'Likes a snippet, or takes that back.',
  params,
  answer: z.object({ likes: z.int(), isLiked: z.boolean() }),
  refusals: { unknownSnippet, otherLearner, tooOften },
});

export const viewSnippet = route({
  method: 'POST',
  path: '/api/snippets/:id/view',
  summary: 'Notes that somebody has used a snippet; it counts once a learner and day.',
  params,
  answer: z.object({ views: z.int() }),
  refusals: { unknownSnippet, otherLearner, tooOften },
});
