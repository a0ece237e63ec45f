import { visitMemory } from '../../../ui/entries.ts';

/** What was typed into a tool stays for the visit, for its learner; null where nothing was. */
export function keptText(learner: string, file: string): string | null {
  return visitMemory.read(entryOf(learner, file));
}

export function keepText(learner: string, file: string, text: string | null) {
  visitMemory.write(entryOf(learner, file), text);
}

function entryOf(learner: string, file: string): string {
  return `werkzeug/${learner}/${file}`;
}
