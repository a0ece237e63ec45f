import { sentenceFor } from '../apps/server/src/operator-error.ts';

/** A command for the person at the terminal: what goes wrong is one sentence, not a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // What a command writes belongs to this account alone: the database, its copies.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}
