import type { Files, GoalResult } from '@hbg/contract/units';
import type { Ending, LearnerFile, Printed, UnitCheck } from '../protocol.ts';

/** Where the files of the engine lie, and how large its snapshot is. */
export type EngineAddress = { readonly folder: string; readonly snapshotBytes: number };

/** What reaches a program that is running. */
export type Mail =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'event'; readonly event: string }
  /** One message of drawing commands is done. */
  | { readonly kind: 'painted' }
  | { readonly kind: 'stop' };

/** Nobody sees it, and its files don't stay: a program types these lines itself, or a check judges it. */
export type Trial = { readonly inputs: readonly string[] } | { readonly judge: UnitCheck };

export type ToWorker =
  | {
      readonly kind: 'boot';
      readonly engine: EngineAddress;
      readonly shared: SharedArrayBuffer | null;
    }
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly code: string;
      /** All files of this session, when the worker doesn't know them yet. */
      readonly files: readonly LearnerFile[] | null;
      /** Whether it tells of each of its lines. */
      readonly records: boolean;
      readonly trial: Trial | null;
      /** What lies beside the program while it runs. */
      readonly data: Files;
    }
  | { readonly kind: 'mail'; readonly mail: Mail };

export type FromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** `standsStill`: it receives no messages while a program runs. */
  | { readonly kind: 'ready'; readonly standsStill: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'printed'; readonly id: number; readonly printed: readonly Printed[] }
  /** A program has done something to this Python that can't be undone. */
  | { readonly kind: 'worn' }
  /** It has printed all that it may. */
  | { readonly kind: 'full'; readonly id: number }
  | { readonly kind: 'step'; readonly id: number; readonly step: string }
  /** Of the goals in their order. */
  | { readonly kind: 'judged'; readonly id: number; readonly result: GoalResult }
  /** The check itself has failed. */
  | { readonly kind: 'bug'; readonly id: number; readonly report: string }
  /** It has told of as many lines as it may. */
  | { readonly kind: 'cut'; readonly id: number }
  | { readonly kind: 'asks'; readonly id: number }
  | { readonly kind: 'draws'; readonly id: number; readonly commands: string }
  /** It waits on purpose: for so long it needs no other sign of life. */
  | { readonly kind: 'waits'; readonly id: number; readonly ms: number }
  | {
      readonly kind: 'ended';
      readonly id: number;
      readonly ending: Ending;
      readonly durationMs: number;
      /** All files of the session, when the program has changed some. */
      readonly files: readonly LearnerFile[] | null;
    };
