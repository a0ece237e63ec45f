import type { Files } from '@hbg/contract/units';
import { useCallback, useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import { type ProgramHooks, type ProgramResult, runPython } from '../run-python.ts';
import { type UsedProgram, useProgram } from '../use-program.ts';
import { recordProgram } from './record-program.ts';
import type { Recording } from './recording.ts';

type Options = {
  /** What lies beside the programs. */
  data?: Files | undefined;
  /** After every run, recorded or not. */
  onEnd?: ((result: ProgramResult) => void) | undefined;
  run?: typeof runPython | undefined;
  /** Where the program is written. */
  place?: string | undefined;
};

type RecordedRun = {
  /** For editor and console, as `useProgram` gives it; its runs aren't recorded. */
  readonly program: UsedProgram;
  /** Of the last recorded run, once it has ended; null where it came to no step. */
  readonly recording: Recording | null;
  /** Runs a program in the same console and records it; not while another one runs. */
  readonly start: (code: string) => void;
  /** Forgets the recording. */
  readonly close: () => void;
};

export function useRecordedRun(options: Options = {}): RecordedRun {
  const { data, onEnd, run: usual = runPython, place } = options;
  const run: typeof runPython = (code, hooks, open) => usual(code, { ...hooks, data }, open);
  const [recording, setRecording] = useState<Recording | null>(null);
  const program = useProgram({ run, onEnd, place });
  const close = useCallback(() => setRecording(null), []);
  const show = (made: Recording) => setRecording(made.steps.length > 0 ? made : null);
  const record = (code: string, hooks: ProgramHooks = {}) => {
    const recorded = recordProgram(code, hooks, run);
    void recorded.recording.then(show, () => {});
    return recorded.program;
  };
  const start = useStable((code: string) => {
    if (program.isRunning()) return;
    close();
    program.runBy({ code, run: record });
  });
  return { program, recording, close, start };
}
