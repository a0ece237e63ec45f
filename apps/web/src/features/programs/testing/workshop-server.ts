import type { Program } from '@hbg/contract/programs';
import { fakeServer, refusal, signedIn } from '../../../../testing/fake-server.ts';

type Kept = { readonly id: string; readonly title: string; readonly code: string };
type Handlers = Parameters<typeof fakeServer>[0];

/** Keeps programs and their code as the server does. */
export function workshopServer(first: readonly Kept[] = [], more: Handlers = {}) {
  const server = { isReachable: true, programs: none };
  const drafts = new Map<string, { code: string; revision: number; editedAt: string }>();
  const erased = new Map<string, Program>();
  const answer = (reply: () => unknown) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const said = reply();
    return said instanceof Response ? said : Response.json(said);
  };
  const replace = (id: string, program: Program | null) => {
    const others = server.programs.filter((other) => other.id !== id);
    server.programs = program ? [program, ...others] : others;
    return program;
  };
  const keep = ({ id, title, code }: Kept) => {
    const known = erased.get(id) ?? server.programs.find((program) => program.id === id);
    const isTaken = (name: string) => server.programs.some((other) => other.title === name);
    const free = isTaken(title) ? `${title} 2` : title;
    if (!known) drafts.set(id, { code, revision: 1, editedAt: moment });
    addHandlers(id);
    return replace(id, known ?? { id, title: free, createdAt: moment, editedAt: moment });
  };
  const addHandlers = (id: string) => {
    const unit = encodeURIComponent(`eigen/${id}`);
    const own = () => server.programs.find((program) => program.id === id);
    handlers[`GET /api/drafts?unit=${unit}`] = () => answer(() => drafts.get(id));
    handlers[`GET /api/code-versions?unit=${unit}`] = () => answer(() => []);
    handlers[`DELETE /api/programs/${id}`] = () =>
      answer(() => {
        const program = own();
        if (program) erased.set(id, program);
        replace(id, null);
        return new Response(null, { status: 204 });
      });
    handlers[`PUT /api/programs/${id}`] = (body) =>
      answer(() => {
        const title = textOf(body, 'title');
        const program = own();
        if (server.programs.some((other) => other.title === title)) return refusal(409, 'taken');
        return program && replace(id, { ...program, title });
      });
  };
  const handlers: Handlers = {
    ...signedIn,
    'GET /api/programs': () => answer(() => server.programs),
    'POST /api/programs': (body) =>
      answer(() =>
        keep({
          id: textOf(body, 'id'),
          title: textOf(body, 'title'),
          code: textOf(body, 'code'),
        }),
      ),
    'PUT /api/drafts': (body) =>
      answer(() => {
        const id = textOf(body, 'unit').replace('eigen/', '');
        const revision = (drafts.get(id)?.revision ?? 0) + 1;
        const draft = { code: textOf(body, 'code'), revision, editedAt: textOf(body, 'editedAt') };
        drafts.set(id, draft);
        return { ...draft, met: null };
      }),
    'POST /api/code-versions': (body) => answer(() => body),
    'POST /api/execute': () => answer(() => ran),
    ...more,
  };
  for (const program of first.toReversed()) keep(program);
  const sent = fakeServer(handlers);
  return { server, sent, codeOf: (id: string) => drafts.get(id)?.code };
}

const none: readonly Program[] = [];
const moment = '2026-11-25T08:00:00.000Z';

const ran = {
  output: 'Licht an!\n',
  success: true,
  result: 'finished',
  durationMs: 1,
  exitCode: 0,
  afterword: '',
  error: null,
};

function textOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null && Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}
