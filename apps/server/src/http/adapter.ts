import type { User } from '@hbg/contract/account';
import { learnerHeader, refusalHeader } from '@hbg/contract/client';
import type {
  Answer,
  Carried,
  CarryingName,
  Input,
  Refusal,
  RefusalName,
  Route,
} from '@hbg/contract/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { type Body, compressedBody, keptBody } from './compressed-body.ts';
import type { HttpContext } from './env.ts';
import { readJson } from './json-body.ts';
import { ourBug } from './our-bug.ts';

/** A declared refusal as a handler's result. */
class Refused<Name extends string> {
  readonly name: Name;
  readonly retryAfterSeconds: number | undefined;
  readonly carried: unknown;

  constructor(name: Name, retryAfterSeconds?: number, carried?: unknown) {
    this.name = name;
    this.retryAfterSeconds = retryAfterSeconds;
    this.carried = carried;
  }
}

export function refuse<const Name extends string>(name: Name, retryAfterSeconds?: number) {
  return new Refused(name, retryAfterSeconds);
}

/** With what the contract says that it comes with. */
export function refuseWith<R extends Route, const Name extends CarryingName<R>>(
  _route: R,
  name: Name,
  carried: Carried<R, Name>,
) {
  return new Refused(name, undefined, carried);
}

export type StreamEvent = { readonly event: string; readonly data: unknown };

/** An answer that comes in pieces. */
class Streamed {
  readonly events: AsyncGenerator<StreamEvent>;

  constructor(events: AsyncGenerator<StreamEvent>) {
    this.events = events;
  }
}

export function streamed(events: AsyncGenerator<StreamEvent>) {
  return new Streamed(events);
}

/** An answer that stays as it is: made, checked and written when it's first asked for. */
class Prepared<Of> {
  readonly #make: () => Of;
  #body: ReturnType<typeof keptBody> | undefined;

  constructor(make: () => Of) {
    this.#make = make;
  }

  bodyFor(c: HttpContext, route: Route): Promise<Body> {
    this.#body ??= keptBody(JSON.stringify(z.parse(route.answer, this.#make())));
    return this.#body(c);
  }
}

export function prepared<Of>(make: () => Of) {
  return new Prepared(make);
}

export function wantsStream(c: HttpContext): boolean {
  return c.req.header('accept')?.includes('text/event-stream') ?? false;
}

type Call<R extends Route> = Input<R> & {
  readonly c: HttpContext;
  readonly learner: R extends { isPublic: true } ? null : User;
};

type Handled<R extends Route> =
  | Answer<R>
  | Prepared<Answer<R>>
  | Refused<RefusalName<R>>
  | (R extends { streams: true } ? Streamed : never);

type Handler<R extends Route> = (call: Call<R>) => Promise<Handled<R>>;

/** A route together with what answers it. */
export type Endpoint = {
  readonly route: Route;
  readonly respond: (c: HttpContext, learner: User | null) => Promise<Response>;
};

export function endpoint<const R extends Route>(route: R, handle: Handler<R>): Endpoint {
  return {
    route,
    async respond(c, learner) {
      if (route.refusals?.['otherLearner'] && isOfAnother(c, learner)) {
        return refusalResponse(c, route, refuse('otherLearner'));
      }
      const input = await readInput(c, route);
      if (input instanceof Response) return input;
      const result = await handle({ ...input, c, learner } as unknown as Call<R>);
      if (result instanceof Streamed) return streamResponse(c, result.events);
      return result instanceof Refused
        ? refusalResponse(c, route, result)
        : answerResponse(c, route, result);
    },
  };
}

/** A page that was left open may still send the work of who was logged in before. */
function isOfAnother(c: HttpContext, learner: User | null): boolean {
  const named = c.req.header(learnerHeader);
  return named !== undefined && named !== String(learner?.id);
}

async function answerResponse(c: HttpContext, route: Route, answer: unknown): Promise<Response> {
  const cookie = c.get('setCookie');
  // Not by `c.json`: its `Headers` object makes it the dearest part of a small answer.
  const headers = { ...json, ...(cookie && { 'set-cookie': cookie }) };
  const sent = await bodyOf(c, route, answer);
  return sent
    ? new Response(sent.body, { headers: { ...headers, ...sent.headers } })
    : new Response(null, { status: 204, headers });
}

async function bodyOf(c: HttpContext, route: Route, answer: unknown): Promise<Body | null> {
  if (answer instanceof Prepared) return answer.bodyFor(c, route);
  const trimmed = z.parse(route.answer, answer);
  return trimmed === undefined ? null : compressedBody(c, JSON.stringify(trimmed));
}

const json = { 'content-type': 'application/json' };

/** When the reader goes away, whoever makes the events is told to stop. */
function streamResponse(c: HttpContext, events: AsyncGenerator<StreamEvent>): Response {
  const encoder = new TextEncoder();
  const toTheEnd = untilBug(c, events);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await toTheEnd.next();
      if (done) return controller.close();
      controller.enqueue(
        encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`),
      );
    },
    async cancel() {
      await toTheEnd.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  });
}

/** The status is out already: what is thrown now ends as an event. */
async function* untilBug(
  c: HttpContext,
  events: AsyncGenerator<StreamEvent>,
): AsyncGenerator<StreamEvent> {
  try {
    yield* events;
  } catch (error) {
    c.get('tellBug')(error);
    yield { event: 'failed', data: { text: ourBug(c) } };
  }
}

function refusalResponse(c: HttpContext, route: Route, refused: Refused<string>): Response {
  const { status, text, carries } = (route.refusals ?? {})[refused.name] as Refusal;
  c.header(refusalHeader, refused.name);
  if (refused.retryAfterSeconds) c.header('retry-after', String(refused.retryAfterSeconds));
  if (carries) {
    const carried = z.parse(carries, refused.carried);
    return c.json({ text, carried } as object, status as ContentfulStatusCode);
  }
  return c.text(text, status as ContentfulStatusCode);
}

type Part = 'params' | 'query' | 'body';

async function readInput(c: HttpContext, route: Route): Promise<object | Response> {
  const input: Partial<Record<Part, unknown>> = {};
  if (route.params) input.params = c.req.param();
  if (route.query) input.query = c.req.query();
  if (route.body) {
    const body = hasNone(c, route.body) ? { value: undefined } : await readJson(c);
    if (body instanceof Response) return body;
    input.body = body.value;
  }
  return validated(c, route, input);
}

/** Where nothing has to be said, nothing may come. */
function hasNone(c: HttpContext, schema: z.ZodMiniType): boolean {
  return c.req.header('content-type') === undefined && z.safeParse(schema, undefined).success;
}

function validated(c: HttpContext, route: Route, input: Partial<Record<Part, unknown>>) {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (!schema) continue;
    const { data, error } = z.safeParse(schema, input[part]);
    if (error) return c.text(problemText(error.issues[0]), 400);
    input[part] = data;
  }
  return input;
}

function problemText(issue: z.core.$ZodIssue | undefined): string {
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : `Die Anfrage passt nicht: ${issue?.message}`;
}
