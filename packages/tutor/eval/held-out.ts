import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type UnsafeKind, unsafeKinds } from '../src/safety/unsafe.ts';
import { intents } from '../src/talk/intent.ts';
import type { Question } from './question.ts';

export type UnsafeMessage = { readonly says: string; readonly is: UnsafeKind };

const folder = join(import.meta.dirname, 'held-out');

/** One in a line; nothing learns from them. */
export function heldOutLines(set: string): readonly string[] {
  return readFileSync(join(folder, `${set}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Below `# crisis` and the like. */
export function heldOutMessages(set: string): readonly UnsafeMessage[] {
  const kinds = heldOutLines(set).join('\n').split(/^# /m).slice(1);
  return kinds.flatMap((listed) => {
    const [is = '', ...lines] = listed.trim().split('\n');
    return lines.map((says) => ({ says, is: kindOf(is) }));
  });
}

function kindOf(name: string): UnsafeKind {
  const found = unsafeKinds.find((kind) => kind === name);
  if (found) return found;
  throw new Error(`there is no kind of danger called ${name}`);
}

/** `variable,zuweisung | wie merk ich mir das`: the cards that are right, or `hint | tipp bitte`. */
export function heldOutAsked(set: string): readonly Question[] {
  return heldOutLines(set).map((line) => {
    const [means = '', asks = ''] = line.split(' | ');
    const behaves = intents.find((intent) => intent === means);
    return behaves ? { asks, behaves } : { asks, wants: means.split(',') };
  });
}
