import type { Printed } from '@hbg/python/protocol';
import { afterPaint } from '../../../ui/after-paint.ts';
import { askCoach } from './coach.ts';
import { FrameBatch } from './frame-batch.ts';
import type { LateDrawing } from './late-drawing.ts';
import type { ProgramEvent } from './program-state.ts';
import {
  notExecuted,
  type Program,
  type ProgramHooks,
  type ProgramResult,
  stopped,
} from './run-python.ts';
import { takeTurn } from './turns.ts';

type Start = {
  readonly code: string;
  readonly run: (code: string, hooks: ProgramHooks) => Program;
  readonly drawing: LateDrawing;
  /** What is told together is seen together. */
  readonly tell: (...events: ProgramEvent[]) => void;
};

/** Most programs have printed by then, before anybody could see that they run. */
const seenRunningAfterMs = 30;

/** Runs a program and tells in the right order what becomes of it. */
export function startProgram({ code, run, drawing, tell: tellAlone }: Start) {
  const tell = withStart(tellAlone);
  const batch = new FrameBatch<Printed>((printed) => tell({ kind: 'printed', printed }));
  const tellInTurn = (event: ProgramEvent) => {
    batch.flush();
    tell(event);
  };
  const answers: string[] = [];
  let program: Program | null = null;
  let isStopped = false;
  const begin = () => {
    if (isStopped) return stopped;
    program = run(code, hooksFor(drawing, batch, tellInTurn));
    return program.result;
  };
  drawing.clear();
  // Who stops it before its turn doesn't wait for that.
  const { promise: stoppedEarly, resolve: stopEarly } = Promise.withResolvers<ProgramResult>();
  const result = Promise.race([takeTurn(begin).catch(() => notExecuted), stoppedEarly]);
  return {
    result: result.then((result) => {
      end({ code, result, answers, drawing, tell: tellInTurn });
      return result;
    }),
    stop: () => {
      isStopped = true;
      if (program) program.stop();
      else stopEarly(stopped);
    },
    answer: (line: string) => {
      answers.push(line);
      tellInTurn({ kind: 'answered', line });
      program?.answer(line);
    },
    sendEvent: (event: string) => program?.sendEvent(event),
  };
}

function withStart(tell: Start['tell']): Start['tell'] {
  let isTold = false;
  const tellAll: Start['tell'] = (...events) => {
    clearTimeout(soon);
    tell(...(isTold ? [] : [started]), ...events);
    isTold = true;
  };
  const soon = setTimeout(tellAll, seenRunningAfterMs);
  return tellAll;
}

const started: ProgramEvent = { kind: 'started' };

function hooksFor(
  drawing: LateDrawing,
  batch: FrameBatch<Printed>,
  tell: Start['tell'],
): ProgramHooks {
  return {
    onPrinted: (printed) => batch.add(printed),
    onDraw: (commands) => drawing.apply(commands),
    onAsk: () => tell({ kind: 'asked' }),
    onWaiting: () => tell({ kind: 'waits' }),
    onSilent: () => tell({ kind: 'fell-silent' }),
  };
}

type End = Omit<Start, 'run'> & {
  readonly result: ProgramResult;
  readonly answers: readonly string[];
};

function end({ code, result, answers, drawing, tell }: End) {
  drawing.end();
  tell({ kind: 'ended', result, code });
  const ran = { code, result, answers, hasDrawn: drawing.isUsed };
  // Reading the code takes its time, and a learner first sees what the program has printed.
  void afterPaint()
    .then(() => askCoach(ran))
    .then((coaching) => tell({ kind: 'coached', result, coaching }));
}
