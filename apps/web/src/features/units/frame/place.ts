import type { PagePlace } from '../shared/page/messages.ts';

export const nowhere: PagePlace = { file: null, line: null, column: null };

/** The child's scripts have names; ours, and what the browser does itself, have none. */
const named = /(?:^|[\s(@])([\w.-]+\.(?:js|html)(?:\/\d+)?):(\d+):(\d+)/m;
const { exec } = RegExp.prototype;
const { apply } = Reflect;

/** The innermost place in a script of the child. */
export function placeInStack(stack: unknown): PagePlace {
  if (typeof stack !== 'string') return nowhere;
  const found: RegExpExecArray | null = apply(exec, named, [stack]);
  return found
    ? { file: found[1] ?? null, line: Number(found[2]), column: Number(found[3]) }
    : nowhere;
}

export function placeHere(): PagePlace {
  return placeInStack(new Error('here').stack);
}
