import type { DrawingEvent } from '@hbg/python/drawing/events';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../../../ui/use-stable.ts';
import { whenCalm } from '../../../ui/when-calm.ts';
import { learnerKey } from '../../account/shared/learners.ts';
import { currentUser } from '../../account/shared/session.ts';
import { noteEnding } from './last-failure.ts';
import { LateDrawing } from './late-drawing.ts';
import { idle, type Phase, type ProgramEvent, stateAfter } from './program-state.ts';
import { type ProgramResult, runPython } from './run-python.ts';
import { startProgram } from './start-program.ts';
import type { Transcript } from './transcript.ts';

type Options = {
  /** After every run, however it ended. */
  onEnd?: ((result: ProgramResult) => void) | undefined;
  run?: typeof runPython | undefined;
  /** Where the program is written: its last error is kept to be asked about elsewhere. */
  place?: string | undefined;
};

type Way = { readonly code: string; readonly run: typeof runPython };

/** One program in the page, and all that can be done with it. */
export type UsedProgram = {
  readonly phase: Phase;
  readonly transcript: Transcript;
  readonly drawing: LateDrawing;
  /** Not while a program runs. */
  readonly run: (code: string) => void;
  /** Runs it in another way than the usual one. */
  readonly runBy: (way: Way) => void;
  /** Known at once: the phase tells of a start only when it can be seen. */
  readonly isRunning: () => boolean;
  readonly stop: () => void;
  readonly answer: (line: string) => void;
  readonly sendEvent: (event: DrawingEvent) => void;
  /** The answer to the question that comes after a silent minute. */
  readonly goOn: () => void;
  /** Empties the console. */
  readonly clear: () => void;
  /** Empties console and drawing; not while the program runs. */
  readonly reset: () => void;
};

export function useProgram(options: Options = {}): UsedProgram {
  const { onEnd, run: usual = runPython, place } = options;
  const [state, tell] = useReducer(stateAfter, idle);
  const [drawing] = useState(() => new LateDrawing());
  const running = useRef<ReturnType<typeof startProgram> | null>(null);
  useEffect(() => () => running.current?.stop(), []);
  useEffect(() => loadWhenCalm(drawing), [drawing]);

  // What a program prints is in the next frame: React would often draw behind it.
  const tellInTime = (...events: ProgramEvent[]) => {
    const tellAll = () => events.forEach(tell);
    if (events.some(isUrgent)) flushSync(tellAll);
    else tellAll();
  };
  const start = async (way: Way) => {
    if (running.current) return;
    const owner = learnerKey(currentUser() ?? '');
    running.current = startProgram({ ...way, drawing, tell: tellInTime });
    const result = await running.current.result;
    running.current = null;
    if (place !== undefined) noteEnding({ owner, place, code: way.code }, result);
    onEnd?.(result);
  };
  const runBy = useStable((way: Way) => void start(way));
  const run = useStable((code: string) => runBy({ code, run: usual }));
  // With every line that is printed the state is another, but not what can be done.
  const actions = useMemo(() => {
    const clear = () => tell({ kind: 'cleared' });
    return {
      run,
      runBy,
      isRunning: () => running.current !== null,
      stop: () => running.current?.stop(),
      answer: (line: string) => running.current?.answer(line),
      sendEvent: (event: DrawingEvent) => running.current?.sendEvent(JSON.stringify(event)),
      goOn: () => tell({ kind: 'may-go-on' }),
      clear,
      reset: () => {
        clear();
        drawing.clear();
      },
    };
  }, [run, runBy, drawing]);
  return { ...state, drawing, ...actions };
}

/** Where it can't be had, the first command asks again. */
function loadWhenCalm(drawing: LateDrawing) {
  void whenCalm()
    .then(() => drawing.load())
    .catch(() => null);
}

function isUrgent({ kind }: ProgramEvent) {
  return kind === 'printed' || kind === 'ended';
}
