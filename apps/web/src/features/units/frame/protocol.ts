import type { PageMessage, PageRequest } from '../shared/page/messages.ts';

/** What the frame needs to begin with. */
export type FrameStart = {
  /** The child's page in one piece, its scripts and styles within and its turns counted. */
  readonly html: string;
  readonly stored: Readonly<Record<string, string>>;
  readonly extraScript: string | null;
  /** So long its scripts may go on without a pause. */
  readonly longestMs: number;
};

export type ToFrame =
  | { readonly kind: 'ping' }
  | { readonly kind: 'open'; readonly start: FrameStart }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: FrameAnswer | null }
  | { readonly kind: 'tell'; readonly value: unknown };

export type FrameAnswer = { readonly status: number; readonly type: string; readonly body: string };

/** Places in it are those of the built page: the house knows which of the child's they stand for. */
export type FromFrame =
  /** Its program runs and waits for a page. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'painted' }
  | { readonly kind: 'said'; readonly message: PageMessage }
  /** A loop or a function that gives nothing back control; `site` counts those of the page. */
  | { readonly kind: 'endless'; readonly site: number }
  | { readonly kind: 'saved'; readonly stored: Readonly<Record<string, string>> }
  | { readonly kind: 'asks'; readonly id: number; readonly request: PageRequest };

/** Counts a turn: stands in every loop and every function of the child's scripts. */
export const turnName = '$hbgTurn';
