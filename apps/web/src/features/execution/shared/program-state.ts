import type { Printed } from '@hbg/python/protocol';
import type { Coaching } from './coach.ts';
import type { ProgramResult } from './run-python.ts';
import { emptyTranscript, type Transcript, write } from './transcript.ts';

type Running = {
  readonly kind: 'running';
  /** Does it compute, wait for a line, or wait for Python to be loaded? */
  readonly now: 'busy' | 'asking' | 'waiting';
  /** For a minute it has neither printed nor waited. */
  readonly isSilent: boolean;
};

export type Ended = {
  readonly kind: 'ended';
  readonly result: ProgramResult;
  /** The code that ran: the editor may hold another by now. */
  readonly code: string;
  /** Null until the coach has thought about it. */
  readonly coaching: Coaching | null;
};

export type Phase = { readonly kind: 'idle' } | Running | Ended;
export type ProgramState = { readonly phase: Phase; readonly transcript: Transcript };

export type ProgramEvent =
  | { readonly kind: 'started' | 'asked' | 'waits' | 'fell-silent' | 'may-go-on' | 'cleared' }
  | { readonly kind: 'printed'; readonly printed: readonly Printed[] }
  | { readonly kind: 'answered'; readonly line: string }
  | { readonly kind: 'ended'; readonly result: ProgramResult; readonly code: string }
  | { readonly kind: 'coached'; readonly result: ProgramResult; readonly coaching: Coaching };

const busy: Running = { kind: 'running', now: 'busy', isSilent: false };

export const idle: ProgramState = { phase: { kind: 'idle' }, transcript: emptyTranscript };

export function stateAfter({ phase, transcript }: ProgramState, event: ProgramEvent): ProgramState {
  return { phase: phaseAfter(phase, event), transcript: transcriptAfter(transcript, event) };
}

function phaseAfter(phase: Phase, event: ProgramEvent): Phase {
  switch (event.kind) {
    case 'started':
      return busy;
    case 'ended':
      return { kind: 'ended', result: event.result, code: event.code, coaching: null };
    case 'coached':
      return isAbout(phase, event.result) ? { ...phase, coaching: event.coaching } : phase;
    case 'cleared':
      return phase.kind === 'running' ? phase : idle.phase;
    default:
      return phase.kind === 'running' ? runningAfter(phase, signs[event.kind]) : phase;
  }
}

/** The same one as before where nothing is new: most of what is heard is another line. */
function runningAfter(before: Running, sign: Partial<Running>): Running {
  const after = { ...busy, ...sign };
  return after.now === before.now && after.isSilent === before.isSilent ? before : after;
}

/** What is heard of a running program; every sign but one ends a silence. */
const signs: Record<
  'asked' | 'waits' | 'fell-silent' | 'may-go-on' | 'printed' | 'answered',
  Partial<Running>
> = {
  asked: { now: 'asking' },
  waits: { now: 'waiting' },
  'fell-silent': { isSilent: true },
  'may-go-on': {},
  printed: {},
  answered: {},
};

/** The coach may come too late, when the next run is already on. */
function isAbout(phase: Phase, result: ProgramResult): phase is Ended {
  return phase.kind === 'ended' && phase.result === result;
}

function transcriptAfter(transcript: Transcript, event: ProgramEvent): Transcript {
  switch (event.kind) {
    case 'started':
    case 'cleared':
      return emptyTranscript;
    case 'printed':
      return write(
        transcript,
        event.printed.map(({ stream, text }) => ({ kind: stream, text })),
      );
    case 'answered':
      return write(transcript, [{ kind: 'echo', text: `${event.line}\n` }]);
    default:
      return transcript;
  }
}
