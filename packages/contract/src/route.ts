import type * as z from 'zod/mini';

export type Refusal = {
  readonly status: number;
  readonly text: string;
  /** What comes with it, such as the newer state of what was to be changed. */
  readonly carries?: z.ZodMiniType;
};

/** One call of the product as plain data: what it takes, what it answers, how it may refuse. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Public calls are answered without a session. */
  readonly isPublic?: true;
  /** Answers in pieces to who accepts `text/event-stream`. */
  readonly streams?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** `z.void()` answers 204 without a body. */
  readonly answer: z.ZodMiniType;
  readonly refusals?: Readonly<Record<string, Refusal>>;
};

type Parts = 'params' | 'query' | 'body';

/** What the handler receives, after validation. */
export type Input<R extends Route> = {
  [P in Parts as R[P] extends z.ZodMiniType ? P : never]: z.output<Extract<R[P], z.ZodMiniType>>;
};

/** What the caller passes: a body before its defaults are filled in, an address with real numbers. */
export type Sent<R extends Route> = {
  [P in Parts as R[P] extends z.ZodMiniType ? P : never]: P extends 'body'
    ? z.input<Extract<R[P], z.ZodMiniType>>
    : z.output<Extract<R[P], z.ZodMiniType>>;
};

export type Answer<R extends Route> = z.output<R['answer']>;

export type RefusalName<R extends Route> =
  R['refusals'] extends Record<infer Name, Refusal> ? Name & string : never;

/** The refusals of a call that come with something. */
export type CarryingName<R extends Route> = {
  [Name in RefusalName<R>]: R['refusals'] extends Record<Name, { readonly carries: z.ZodMiniType }>
    ? Name
    : never;
}[RefusalName<R>];

export type Carried<R extends Route, Name extends string> =
  R['refusals'] extends Record<Name, { readonly carries: infer Of extends z.ZodMiniType }>
    ? z.output<Of>
    : never;

export function route<const R extends Route>(definition: R): R {
  return definition;
}
