import type { Snippet as BuiltIn } from '@hbg/content/snippet';
import type { LearnerId } from '@hbg/contract/account';
import type { Snippet } from '@hbg/contract/snippets';
import * as z from 'zod/mini';
import type { Authored, Uses } from './store.ts';

/** Whoever makes the house signs what comes with it. */
const house = 'HBG';
const tagList = z.array(z.string());

/** As a learner sees it. */
export function shownSnippet(row: Authored, figures: Figures, learner: LearnerId): Snippet {
  const { id, title, description, code, language, category, difficulty, author } = row;
  return {
    id,
    title,
    description,
    code,
    language,
    category,
    difficulty,
    author,
    tags: tagsOf(row),
    isOwn: row.learner_id === learner,
    isPrivate: row.is_private === 1,
    createdAt: row.created_at,
    ...figures,
  };
}

export function tagsOf({ tags }: Pick<Authored, 'tags'>): string[] {
  return z.parse(tagList, JSON.parse(tags));
}

export function shownBuiltIn(snippet: BuiltIn, figures: Figures): Snippet {
  const id = builtInId(snippet);
  return { ...snippet, id, author: house, isOwn: false, isPrivate: false, ...figures };
}

/** Likes and views are kept under it: it never changes. */
export function builtInId({ id }: Pick<BuiltIn, 'id'>): string {
  return `hbg-${id}`;
}

type Figures = Pick<Snippet, 'likes' | 'isLiked' | 'views'>;

/** Of each snippet that was ever used. */
export function figuresBy({ likes, views }: Uses, learner: LearnerId): (id: string) => Figures {
  const liked = Map.groupBy(likes, ({ snippet }) => snippet);
  const viewed = Map.groupBy(views, ({ snippet }) => snippet);
  return (id) => {
    const lovers = liked.get(id) ?? [];
    const days = (viewed.get(id) ?? []).map((view) => view.days);
    return {
      likes: lovers.length,
      isLiked: lovers.some(({ learner_id }) => learner_id === learner),
      views: days.reduce((sum, count) => sum + count, 0),
    };
  };
}
