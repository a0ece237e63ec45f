import type { Snippet } from '@hbg/contract/snippets';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';

export function snippetNamed(title: string, part: Partial<Snippet> = {}): Snippet {
  return {
    id: title,
    title,
    description: '',
    code: 'print("Hallo")\n',
    language: 'python',
    category: 'Grundlagen',
    tags: [],
    difficulty: 'beginner',
    author: 'HBG',
    isOwn: false,
    isPrivate: false,
    likes: 0,
    isLiked: false,
    views: 0,
    createdAt: '2026-11-01',
    ...part,
  };
}

/** A house with these snippets in its library. */
export function libraryServer(
  snippets: readonly Snippet[],
  handlers: Parameters<typeof fakeServer>[0] = {},
) {
  return fakeServer({
    ...signedIn,
    'GET /api/snippets': () => Response.json(snippets),
    ...handlers,
  });
}
