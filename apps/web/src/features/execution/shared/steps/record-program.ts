import type { Program, ProgramHooks, runPython } from '../run-python.ts';
import { emptyTranscript, type Piece, write } from '../transcript.ts';
import type { RecordedStep, Recording } from './recording.ts';

type Recorded = { readonly program: Program; readonly recording: Promise<Recording> };

/** Runs a program as ever, and keeps what it tells of its lines. */
export function recordProgram(code: string, hooks: ProgramHooks, run: typeof runPython): Recorded {
  const steps: RecordedStep[] = [];
  let transcript = emptyTranscript;
  let isCut = false;
  const add = (pieces: readonly Piece[]) => {
    transcript = write(transcript, pieces);
  };
  const program = run(code, {
    ...hooks,
    onPrinted: (printed) => {
      add(printed.map(({ stream, text }) => ({ kind: stream, text })));
      hooks.onPrinted?.(printed);
    },
    onStep: (step) => steps.push({ ...step, transcript }),
    onCut: () => {
      isCut = true;
    },
  });
  const answer = (line: string) => {
    add([{ kind: 'echo', text: `${line}\n` }]);
    program.answer(line);
  };
  return {
    program: { ...program, answer },
    recording: program.result.then((result) => ({ steps, isCut, result })),
  };
}
