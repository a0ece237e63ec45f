import { sentenceFor } from '../apps/server/src/operator-error.ts';

/** A command for the person at the terminal: what goes wrong is one sentence, not a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}
