import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { OperatorError } from '../../apps/server/src/operator-error.ts';
import { assessmentFolder } from '../../packages/content/src/folders.ts';
import { foldersMeant, shownPath } from './place-of-unit.ts';

/** The folder of a topic of the assessments, also by one of its files; null where something else was typed. */
export function topicFolder(typed: string): string | null {
  const folder = foldersMeant(typed).find((one) => `${one}${sep}`.startsWith(assessmentFolder));
  if (folder === undefined) return null;
  const topic = [folder, dirname(folder), dirname(dirname(folder))].find((one) =>
    existsSync(join(one, 'topic.md')),
  );
  if (topic !== undefined) return topic;
  throw new OperatorError(
    `In ${shownPath(folder)} liegt kein topic.md: nenne den Ordner eines Themas wie ${shownPath(assessmentFolder)}1-python-grundlagen/1-typen.`,
  );
}
