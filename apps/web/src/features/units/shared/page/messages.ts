import type { Files } from '@hbg/contract/units';

/** Where in the child's files; null where nobody knows. Lines and columns count from 1. */
export type PagePlace = {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
};

export const logLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Why the house took the page away: it gave no sign of life, or it went elsewhere. */
export type StopReason = 'silent' | 'left';

/** What a page says to who has opened it. */
export type PageMessage =
  | ({ readonly kind: 'log'; readonly level: LogLevel; readonly text: string } & PagePlace)
  | ({
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    } & PagePlace)
  | { readonly kind: 'clear' }
  /** Uncaught, a rejection, a syntax error or the loop guard. With its type: `TypeError: …`. */
  | ({ readonly kind: 'error'; readonly message: string } & PagePlace)
  /** So many messages came too fast to be told. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** A German sentence: what an alert says, where a link would lead, what isn't possible here. */
  | { readonly kind: 'note'; readonly text: string }
  /** A fresh page begins: what was said before belongs to an older one. */
  | { readonly kind: 'opened' }
  /** All of it is there: its `load` event has passed. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'stopped'; readonly reason: StopReason; readonly text: string }
  /** What the script of a check tells, unseen by anybody between. */
  | { readonly kind: 'extra'; readonly value: unknown };

/** What the page asks by `fetch`, and what the unit answers; null: there is nothing of that name. */
export type PageRequest = {
  readonly method: string;
  /** As the page wrote it: `data/tiere.json` or `/api/tiere?art=katze`. */
  readonly address: string;
  readonly body: string | null;
};
export type PageAnswer = { readonly status: number; readonly type: string; readonly body: string };
export type AnswerRequest = (
  request: PageRequest,
) => PageAnswer | null | Promise<PageAnswer | null>;

/** What `hbg.save` keeps: JSON by name, of one learner in one unit. */
export type PageStorage = {
  readonly read: () => Readonly<Record<string, string>>;
  readonly write: (all: Readonly<Record<string, string>>) => void;
};

export type PageSetting = {
  readonly files: Files;
  /** By their names, as `data/tiere.json`. */
  readonly data?: Files;
  readonly answer?: AnswerRequest;
  readonly storage?: PageStorage;
  /** The text of a script that runs before all of the page; it finds `hbgTools`, which is gone afterwards. */
  readonly extraScript?: string;
  readonly onMessage: (message: PageMessage) => void;
};

/** The global `hbgTools` of an extra script. */
export type FrameTools = {
  /** Reaches the house as a message of the kind `extra`. */
  readonly tell: (value: unknown) => void;
  /** Hears what the house says by `PageFrame.tell`. */
  readonly hear: (listener: (value: unknown) => void) => void;
  /** When the document is open and still empty: listeners that were set earlier are gone. */
  readonly onOpen: (listener: () => void) => void;
  /** What the page writes to its console, and its errors, in order. */
  readonly onMessage: (listener: (message: PageMessage) => void) => void;
};
