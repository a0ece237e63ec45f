import type { Draft } from '@hbg/contract/code';
import { fakeServer } from '../../../../testing/fake-server.ts';

type DraftServer = {
  draft: Draft | null;
  /** The network. */
  isReachable: boolean;
  isSessionOver: boolean;
  /** What it says to a draft that it doesn't take. */
  refuse: (() => Response | Promise<Response>) | null;
};

/** Keeps the draft of one unit as the server does. */
export function draftServer(first: Draft | null = null) {
  const server: DraftServer = {
    draft: first,
    isReachable: true,
    isSessionOver: false,
    refuse: null,
  };
  const answer = (reply: () => unknown) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    return server.isSessionOver ? new Response('', { status: 401 }) : Response.json(reply());
  };
  const sent = fakeServer({
    'GET /api/drafts?unit=lektion%2F1': () => answer(() => server.draft),
    'PUT /api/drafts': (body) => server.refuse?.() ?? answer(() => save(body)),
  });
  const save = (body: unknown) => {
    if (!isEdited(body)) return {};
    const edited = body;
    const now = server.draft;
    const isMet = now !== null && now.revision !== edited.basedOn && now.code !== edited.code;
    if (now && isMet && edited.editedAt < now.editedAt) return { ...now, met: 'lost' };
    const { code, editedAt } = edited;
    server.draft = { code, editedAt, revision: (now?.revision ?? 0) + 1 };
    return { ...server.draft, met: isMet ? 'won' : null };
  };
  const puts = () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  return { server, puts };
}

type Edited = { code: string; basedOn: number | null; editedAt: string };

function isEdited(body: unknown): body is Edited {
  return typeof body === 'object' && body !== null && 'code' in body && 'editedAt' in body;
}
