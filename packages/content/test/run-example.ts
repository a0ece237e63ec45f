import { runHere, startHere } from '../../python/test/interpreter-here.ts';

/** Runs examples one after the other; what is typed stands in a comment of theirs. */
export async function startExamples() {
  const interpreter = await startHere();
  return async (code: string) => {
    const [, typed = ''] = /^# Eingaben: (.+)$/m.exec(code) ?? [];
    const answers = typed.split(', ');
    const { ending, output } = await runHere(interpreter, code, {
      ask: async () => answers.shift() ?? null,
    });
    interpreter.cleanUp();
    return { kind: ending.kind, output };
  };
}
