import type { LearnerId } from './account.ts';
import type { Answer, Carried, CarryingName, RefusalName, Route, Sent } from './route.ts';

/** Every answer that isn't OK; its message is `<status>: <text>`. */
export class CallError extends Error {
  readonly status: number;
  /** The name of the declared refusal, when it was one. */
  readonly refusal: string | null;
  /** When it may be tried again, where the server says so. */
  readonly retryAfterMs: number | null;
  /** What came with the refusal. */
  readonly carried: unknown;

  constructor(
    status: number,
    text: string,
    refusal: string | null,
    retryAfterMs: number | null = null,
    carried: unknown = null,
  ) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    this.status = status;
    this.refusal = refusal;
    this.retryAfterMs = retryAfterMs;
    this.carried = carried;
  }
}

export const refusalHeader = 'x-refusal';
/** Whose work a call carries; a server whose session is another one's then refuses it. */
export const learnerHeader = 'x-learner';

export type Send = (path: string, init: RequestInit) => Promise<Response>;

type CallOptions = {
  readonly signal?: AbortSignal;
  /** Nobody being logged in is then an answer, not an error. */
  readonly nullOn401?: boolean;
  /** Arrives also when the page goes away; browsers take no more than 64 KB that way. */
  readonly keepalive?: boolean;
  /** Whose work it is; it isn't taken for that of who is logged in by now. */
  readonly learner?: LearnerId | undefined;
};

type Answered<R extends Route, O extends CallOptions> = O extends { nullOn401: true }
  ? Answer<R> | null
  : Answer<R>;

export type Client = ReturnType<typeof createClient>;

export function createClient(send: Send) {
  return {
    async call<R extends Route, const O extends CallOptions = CallOptions>(
      route: R,
      sent: Sent<R>,
      options?: O,
    ): Promise<Answered<R, O>> {
      const response = await request(send, route, sent, options);
      if (response.status === 401 && options?.nullOn401) return null as Answered<R, O>;
      if (!response.ok) throw await errorOf(response);
      return (response.status === 204 ? undefined : await response.json()) as Answered<R, O>;
    },
  };
}

const mostKeptAlive = 60_000;

type Values = Record<string, unknown>;
type Parts = { params?: Values; query?: Values; body?: unknown };

function request(send: Send, route: Route, parts: Parts, options: CallOptions = {}) {
  const headers = {
    ...(options.learner && { [learnerHeader]: String(options.learner) }),
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
  };
  const init: RequestInit = { method: route.method, credentials: 'include' };
  if (Object.keys(headers).length > 0) init.headers = headers;
  if (options.signal) init.signal = options.signal;
  const body = parts.body === undefined ? '' : JSON.stringify(parts.body);
  if (body) init.body = body;
  if (options.keepalive && body.length < mostKeptAlive) init.keepalive = true;
  return send(pathOf(route.path, parts), init);
}

function pathOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function errorOf(response: Response): Promise<CallError> {
  const { status, headers } = response;
  const { text, carried = null } = await refusedWith(response);
  const seconds = Number(headers.get('retry-after'));
  const retryAfterMs = seconds > 0 ? seconds * 1_000 : null;
  return new CallError(status, text, headers.get(refusalHeader), retryAfterMs, carried);
}

/** What comes with a refusal is sent as JSON, beside its text. */
async function refusedWith(response: Response): Promise<{ text: string; carried?: unknown }> {
  const isCarrying =
    response.headers.has(refusalHeader) &&
    response.headers.get('content-type')?.startsWith('application/json');
  if (isCarrying) return (await response.json()) as { text: string; carried: unknown };
  return { text: (await response.text()) || response.statusText };
}

/** What came with this refusal; null for any other error. */
export function carriedBy<R extends Route, const Name extends CarryingName<R>>(
  error: unknown,
  route: R,
  name: Name,
): Carried<R, Name> | null {
  return isRefused(error, route, name) ? ((error as CallError).carried as Carried<R, Name>) : null;
}

export function isRefused<R extends Route>(error: unknown, _route: R, name: RefusalName<R>) {
  return error instanceof CallError && error.refusal === name;
}
