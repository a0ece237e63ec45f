import { type Program, type ProgramLanguage, programLanguages } from '@hbg/contract/programs';
import { fakeServer, refusal, signedIn } from '../../../../testing/fake-server.ts';

type Kept = {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly language?: ProgramLanguage;
};
type Handlers = Parameters<typeof fakeServer>[0];

/** Keeps programs and their code as the server does. */
export function workshopServer(first: readonly Kept[] = [], more: Handlers = {}) {
  const server = new House();
  const keep = (program: Kept) => {
    Object.assign(handlers, handlersOf(server, program.id));
    return server.keep(program);
  };
  const handlers: Handlers = {
    ...signedIn,
    'GET /api/programs': () => server.answer(() => server.programs),
    'POST /api/programs': (body) => server.answer(() => keep(keptOf(body))),
    'PUT /api/drafts': (body) => server.answer(() => server.write(body)),
    'POST /api/code-versions': (body) => server.answer(() => body),
    'POST /api/execute': () => server.answer(() => ran),
    ...more,
  };
  for (const program of first.toReversed()) keep(program);
  fakeServer(handlers);
  return { server, codeOf: (id: string) => server.drafts.get(id)?.code };
}

function handlersOf(server: House, id: string): Handlers {
  const unit = encodeURIComponent(`eigen/${id}`);
  return {
    [`GET /api/drafts?unit=${unit}`]: () => server.answer(() => server.drafts.get(id)),
    [`GET /api/code-versions?unit=${unit}`]: () => server.answer(() => []),
    [`DELETE /api/programs/${id}`]: () => server.answer(() => server.erase(id)),
    [`PUT /api/programs/${id}`]: (body) =>
      server.answer(() => server.rename(id, textOf(body, 'title'))),
  };
}

class House {
  isReachable = true;
  programs: readonly Program[] = [];
  readonly drafts = new Map<string, { code: string; revision: number; editedAt: string }>();
  readonly #erased = new Map<string, Program>();

  answer(reply: () => unknown): Response {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    const said = reply();
    return said instanceof Response ? said : Response.json(said);
  }

  keep({ id, title, code, language = 'python' }: Kept) {
    const known = this.#erased.get(id) ?? this.#own(id);
    if (!known) this.drafts.set(id, { code, revision: 1, editedAt: moment });
    const free = this.#isTaken(title) ? `${title} 2` : title;
    return this.#put(known ?? { id, title: free, language, createdAt: moment, editedAt: moment });
  }

  erase(id: string) {
    const program = this.#own(id);
    if (program) this.#erased.set(id, program);
    this.programs = this.programs.filter((other) => other.id !== id);
    return new Response(null, { status: 204 });
  }

  rename(id: string, title: string) {
    const program = this.#own(id);
    if (this.#isTaken(title)) return refusal(409, 'taken');
    return program && this.#put({ ...program, title });
  }

  write(body: unknown) {
    const id = textOf(body, 'unit').replace('eigen/', '');
    const revision = (this.drafts.get(id)?.revision ?? 0) + 1;
    const draft = { code: textOf(body, 'code'), revision, editedAt: textOf(body, 'editedAt') };
    this.drafts.set(id, draft);
    return { ...draft, met: null };
  }

  #put(program: Program) {
    this.programs = [program, ...this.programs.filter((other) => other.id !== program.id)];
    return program;
  }

  #own(id: string) {
    return this.programs.find((program) => program.id === id);
  }

  #isTaken(title: string) {
    return this.programs.some((other) => other.title === title);
  }
}

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

function keptOf(body: unknown): Kept {
  const language = programLanguages.find((known) => known === textOf(body, 'language'));
  const [id, title, code] = [textOf(body, 'id'), textOf(body, 'title'), textOf(body, 'code')];
  return { id, title, code, ...(language && { language }) };
}

function textOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null && Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}
